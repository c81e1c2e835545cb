import SourceText
import SwiftSurface

/// The forms of values that marks know.
extension MarkSyntaxReader {
    /// The value at the cursor, or nil if it starts like none of them. The caller looks whether it also ends there.
    mutating func readKnownValue(depth: Int) -> ArgumentValue? {
        switch cursor.kind {
        case .integerLiteral:
            cursor.advance()
            return .integer
        case .floatLiteral:
            cursor.advance()
            return .float
        case .operator where cursor.isAtOperator("-"):
            cursor.advance()
            return cursor.skip(.integerLiteral) ? .integer : cursor.skip(.floatLiteral) ? .float : nil
        case .stringStart: return readString()
        case .backslash: return readKeyPath()
        case .period: return readMember(depth: depth)
        case .identifier, .quotedIdentifier: return readName()
        case .leftBrace: return readClosure()
        case .leftBracket:
            cursor.advance()
            let elements = readArguments(until: .rightBracket, depth: depth + 1)
            return cursor.skip(.rightBracket) ? .array(elements) : nil
        default: return nil
        }
    }

    /// A string on one line without interpolations.
    private mutating func readString() -> ArgumentValue? {
        let opening = cursor.token.range
        cursor.advance()
        var text = ""
        if cursor.kind == .stringText {
            text = cursor.text(cursor.token.range)
            cursor.advance()
        }
        guard opening.upper - opening.lower == 1, cursor.kind == .stringEnd else { return nil }
        cursor.advance()
        return StringEscapes.resolved(text).map { .string($0) }
    }

    /// A root goes on for as long as its names start with a capital letter.
    private mutating func readKeyPath() -> ArgumentValue? {
        cursor.advance()
        var root: String?
        if cursor.isAtName {
            let start = cursor.token.range.lower
            cursor.advance()
            _ = cursor.skipGenericArguments()
            root = cursor.text(SourceRange(start, cursor.end))
        }
        var components: [String] = []
        while true {
            let isDotted = cursor.skip(.period)
            let start = cursor.token.range.lower
            if isDotted, cursor.isAtName || cursor.kind == .integerLiteral {
                let name = cursor.name
                cursor.advance()
                if components.isEmpty, let outer = root, name.first?.isUppercase == true {
                    _ = cursor.skipGenericArguments()
                    root = outer + "." + cursor.text(SourceRange(start, cursor.end))
                    continue
                }
            } else if cursor.kind == .leftBracket, cursor.end == start {
                cursor.skipBalanced()
            } else if isDotted {
                return nil
            } else {
                break
            }
            while cursor.kind == .postfixQuestion || cursor.kind == .postfixExclamation { cursor.advance() }
            components.append(cursor.text(SourceRange(start, cursor.end)))
        }
        return .keyPath(root: root, components: components)
    }

    private mutating func readMember(depth: Int) -> ArgumentValue? {
        cursor.advance()
        guard cursor.isAtName, cursor.end == cursor.token.range.lower else { return nil }
        let name = cursor.name
        cursor.advance()
        guard cursor.kind == .leftParenthesis, cursor.end == cursor.token.range.lower else {
            return .member(name, arguments: nil)
        }
        cursor.advance()
        let arguments = readArguments(until: .rightParenthesis, depth: depth + 1)
        return cursor.skip(.rightParenthesis) ? .member(name, arguments: arguments) : nil
    }

    /// True if nothing follows the token in its argument: `await` is then the name of a function, not the start of a call.
    private var isWholeArgument: Bool {
        var next = cursor.copy()
        next.advance()
        return [.comma, .rightParenthesis, .endOfFile].contains(next.kind)
    }

    private mutating func readName() -> ArgumentValue? {
        let start = cursor.token.range.lower
        if cursor.kind == .identifier {
            for (word, value) in [("true", ArgumentValue.boolean(true)), ("false", .boolean(false)), ("nil", .nothing)]
            where cursor.name == word {
                cursor.advance()
                return value
            }
            for word: StaticString in ["try", "await", "if", "switch"] where cursor.isAt(word) && !isWholeArgument {
                return nil
            }
        }
        var names: [String] = []
        repeat {
            guard cursor.isAtName else { return nil }
            names.append(cursor.name)
            cursor.advance()
            _ = cursor.skipGenericArguments()
        } while cursor.skip(.period)
        let text = cursor.text(SourceRange(start, cursor.end))
        if cursor.kind == .leftParenthesis, cursor.end == cursor.token.range.lower {
            return readLabels().map { .function(name: names, labels: $0) }
        }
        let type = TypeSyntax(parsing: text)
        if case .named = type { return .name(type) }
        return nil
    }

    /// `(cell:with:)`
    private mutating func readLabels() -> [String]? {
        cursor.advance()
        var labels: [String] = []
        while cursor.isAtName {
            labels.append(cursor.name)
            cursor.advance()
            if cursor.kind == .doubleColon {
                return nil
            }
            guard cursor.skip(.colon) else { return nil }
        }
        return !labels.isEmpty && cursor.skip(.rightParenthesis) ? labels : nil
    }

    private mutating func readClosure() -> ArgumentValue? {
        let opening = cursor.copy()
        let parameters = readClosureParameters()
        cursor = opening
        var highest: Int?
        var depth = 0
        repeat {
            switch cursor.kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .dollarIdentifier:
                let digits = cursor.name.dropFirst()
                if let number = Int(digits), number < 1000 { highest = max(highest ?? 0, number) }
            case .endOfFile: return nil
            default: break
            }
            cursor.advance()
        } while depth > 0
        return .closure(parameters: parameters, highestShorthand: parameters == nil ? highest : nil)
    }

    /// The names before `in`, or nil if there are none.
    private mutating func readClosureParameters() -> [String]? {
        cursor.advance()
        while cursor.kind == .at {
            cursor.advance()
            cursor.advance()
            if cursor.kind == .leftParenthesis, cursor.end == cursor.token.range.lower { cursor.skipBalanced() }
        }
        if cursor.kind == .leftBracket { cursor.skipBalanced() }
        let hasParentheses = cursor.skip(.leftParenthesis)
        var names: [String] = []
        while cursor.isAtName, !cursor.isAt("in") {
            var name = cursor.name
            cursor.advance()
            if hasParentheses, cursor.isAtName {
                name = cursor.name
                cursor.advance()
            }
            names.append(name)
            if cursor.skip(.colon) { skipParameterType() }
            guard cursor.skip(.comma) else { break }
        }
        if hasParentheses, !cursor.skip(.rightParenthesis) { return nil }
        while cursor.isAt("async") || cursor.isAt("throws") { cursor.advance() }
        if cursor.skip(.arrow) {
            while cursor.kind != .endOfFile, cursor.kind != .rightBrace, !cursor.isAt("in") { cursor.advance() }
        }
        return cursor.isAt("in") ? names : nil
    }

    private mutating func skipParameterType() {
        while cursor.kind != .comma, cursor.kind != .rightParenthesis, cursor.kind != .endOfFile,
            cursor.kind != .rightBrace, !cursor.isAt("in")
        {
            switch cursor.kind {
            case .leftParenthesis, .leftBracket, .leftBrace: cursor.skipBalanced()
            default:
                cursor.advance()
                _ = cursor.skipGenericArguments()
            }
        }
    }
}

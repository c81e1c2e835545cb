import SourceText
import SwiftSurface

/// Reads the text of one mark. Offsets are those of the joined text until `place` turns them into places in the file.
struct MarkSyntaxReader: ~Copyable {
    /// Arrays in members in arrays: deeper ones are expressions that nobody looks into.
    static let deepest = 16

    var cursor: TokenCursor
    var errors: [MarkSyntax.Fault] = []
    let pieces: [(offset: Int, length: Int, place: Int)]

    static func read(_ mark: MarkComment) -> MarkSyntax {
        var text: [UInt8] = []
        var pieces: [(offset: Int, length: Int, place: Int)] = []
        for piece in mark.pieces {
            if !text.isEmpty { text.append(0x0A) }
            pieces.append((text.count, piece.text.utf8.count, piece.range.lower))
            text.append(contentsOf: piece.text.utf8)
        }
        return text.withUnsafeBufferPointer { buffer in
            var reader = MarkSyntaxReader(cursor: TokenCursor(buffer), pieces: pieces)
            return reader.readMark()
        }
    }

    private mutating func readMark() -> MarkSyntax {
        let nameToken = cursor.token
        guard nameToken.kind == .identifier, !cursor.isOnNewLine || nameToken.range.lower == 0 else {
            let start = place(SourceRange(0, 0))
            var mark = MarkSyntax(name: "", nameRange: start)
            mark.errors = [MarkSyntax.Fault(.missingName, start)]
            return mark
        }
        var mark = MarkSyntax(name: cursor.name, nameRange: place(nameToken.range))
        // What follows a mark without parentheses is prose: it is not lexed for more than this one token.
        cursor.advance()
        guard cursor.kind == .leftParenthesis, !cursor.isOnNewLine else { return mark }
        let opening = cursor.token.range
        if opening.lower > nameToken.range.upper {
            mark.errors = [MarkSyntax.Fault(.spaceBeforeParenthesis, place(opening))]
            return mark
        }
        mark.hasParentheses = true
        let brackets = MarkBrackets(cursor.copy())
        cursor.advance()
        mark.arguments = readArguments(until: .rightParenthesis, depth: 0)
        if cursor.kind == .rightParenthesis {
            mark.range = place(SourceRange(nameToken.range.lower, cursor.token.range.upper))
        } else {
            mark.range = place(SourceRange(nameToken.range.lower, cursor.end))
            errors.append(MarkSyntax.Fault(.unclosedParenthesis, place(opening)))
        }
        let end = cursor.token.range.upper
        for (fault, range) in cursor.faults where range.lower < end {
            errors.append(MarkSyntax.Fault(.lexical(fault), place(range)))
        }
        if let fault = brackets.fault, !errors.contains(where: { $0.kind.isLexical }) {
            // What else was found follows from it.
            errors = [MarkSyntax.Fault(fault.kind, place(fault.range))]
        }
        mark.errors = errors.sorted { $0.range.lower < $1.range.lower }
        return mark
    }

    /// Arguments up to `closing`, which is not read.
    mutating func readArguments(until closing: Token.Kind, depth: Int) -> [MarkSyntax.Argument] {
        var arguments: [MarkSyntax.Argument] = []
        while cursor.kind != closing, cursor.kind != .endOfFile {
            if let argument = readArgument(depth: depth) { arguments.append(argument) }
            if cursor.kind == .comma {
                cursor.advance()
            } else if cursor.kind != closing, cursor.kind != .endOfFile {
                let at = cursor.token.range
                errors.append(MarkSyntax.Fault(.missingComma, place(at)))
                // A bracket that closes nothing is passed, anything else is read as the next argument.
                switch cursor.kind {
                case .rightParenthesis, .rightBracket, .rightBrace: cursor.advance()
                default: break
                }
            }
        }
        return arguments
    }

    private mutating func readArgument(depth: Int) -> MarkSyntax.Argument? {
        var label: String?
        var labelRange: SourceRange?
        if cursor.isAtName {
            let before = cursor.copy()
            let name = cursor.name
            cursor.advance()
            if cursor.kind == .colon {
                label = name
                labelRange = before.token.range
                cursor.advance()
            } else {
                cursor = before
            }
        }
        let start = cursor.token.range.lower
        let classified = readValue(depth: depth)
        guard cursor.end > start || classified != nil else {
            let at = labelRange ?? cursor.token.range
            errors.append(MarkSyntax.Fault(.missingValue, place(at)))
            if let label {
                return MarkSyntax.Argument(
                    label: label, labelRange: place(at), text: "", range: place(SourceRange(start, start)),
                    value: .other)
            }
            return nil
        }
        let range = SourceRange(start, cursor.end)
        return MarkSyntax.Argument(
            label: label, labelRange: labelRange.map { place($0) }, text: cursor.text(range), range: place(range),
            value: classified ?? .other)
    }

    /// Passes a value. What it is where it is one of the known forms from end to end.
    private mutating func readValue(depth: Int) -> ArgumentValue? {
        let before = cursor.copy()
        let errorCount = errors.count
        if depth < Self.deepest, let value = readKnownValue(depth: depth), isAtEndOfValue { return value }
        cursor = before
        errors.removeSubrange(errorCount...)
        skipExpression()
        return nil
    }

    private var isAtEndOfValue: Bool {
        switch cursor.kind {
        case .comma, .rightParenthesis, .rightBracket, .endOfFile: true
        default: isAtLabel
        }
    }

    /// At `name:`, which starts an argument when a value stands before it.
    private var isAtLabel: Bool {
        guard cursor.isAtName else { return false }
        var ahead = cursor.copy()
        ahead.advance()
        return ahead.kind == .colon
    }

    /// Up to the comma, closing bracket or label that ends the argument.
    private mutating func skipExpression() {
        var ternaries = 0
        let start = cursor.token.range.lower
        while true {
            switch cursor.kind {
            case .comma, .rightParenthesis, .rightBracket, .rightBrace, .endOfFile:
                return
            case .leftParenthesis, .leftBracket, .leftBrace:
                cursor.skipBalanced()
            case .stringStart:
                cursor.skipString()
            case .identifier, .quotedIdentifier:
                if ternaries == 0, cursor.token.range.lower > start, isAtLabel { return }
                cursor.advance()
                _ = cursor.skipGenericArguments()
            case .operator:
                if cursor.isAtOperator("?") { ternaries += 1 }
                cursor.advance()
            case .colon:
                ternaries = max(0, ternaries - 1)
                cursor.advance()
            default:
                cursor.advance()
            }
        }
    }

    /// A range of the joined text as a place in the file.
    func place(_ range: SourceRange) -> SourceRange {
        let lower = place(range.lower)
        return SourceRange(lower, max(lower, place(range.upper)))
    }

    /// O(log lines).
    private func place(_ offset: Int) -> Int {
        guard !pieces.isEmpty else { return 0 }
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].offset <= offset { low = middle } else { high = middle }
        }
        return pieces[low].place + min(offset - pieces[low].offset, pieces[low].length)
    }
}

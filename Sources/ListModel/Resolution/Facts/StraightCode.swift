import SourceText
import SwiftSurface

/// What the statements of a body do that run whatever happens. The parser skips bodies, so their tokens are read here.
enum StraightCode {
    /// What a body comes to.
    enum End {
        case endsApp, givesNil
    }

    /// The functions that do not return.
    private static let stopping: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

    /// How a body ends in any case; nil if that depends, or if it ends as others do. O(n) in the body.
    static func end(of body: SourceRange, in file: SourceFile) -> End? {
        let code = tokens(of: body, in: file)
        if code.map(\.text) == ["{", "nil", "}"] { return .givesNil }
        var depth = 0
        var clauses = 0
        for (index, token) in code.enumerated() {
            switch token.kind {
            case .leftBrace, .leftParenthesis, .leftBracket, .interpolationStart: depth += 1
            case .rightBrace, .rightParenthesis, .rightBracket, .interpolationEnd: depth -= 1
            case .directive: clauses += token.text == "#if" ? 1 : token.text == "#endif" ? -1 : 0
            case .identifier where depth == 1 && clauses == 0:
                let next = index + 1 < code.count ? code[index + 1].text : ""
                if stopping.contains(token.text), next == "(", isGlobal(code[..<index]) { return .endsApp }
                if token.text == "return", !stopping.contains(next) { return next == "nil" ? .givesNil : nil }
            default: break
            }
        }
        return nil
    }

    /// The names that a file uses. A name is not used by its own declaration. O(n).
    static func names(usedIn file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        var previous = ""
        for token in tokens(of: SourceRange(0, file.bytes.count), in: file) {
            let isName = token.kind == .identifier || token.kind == .quotedIdentifier
            if isName, previous != "var", previous != "let" { names.insert(token.text.filter { $0 != "`" }) }
            previous = token.text
        }
        return names
    }

    /// The first subscript by the row or item of an index path: its text, and where that is. `paths` are names of index
    /// paths.
    static func subscriptByRow(
        in body: SourceRange, of file: SourceFile, paths: Set<String>
    ) -> (text: String, range: SourceRange)? {
        let tokens = file.tokens(in: body).filter { !$0.isTrivia }
        var open: [Bool] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftBracket:
                // After a value it is a subscript, else an array.
                let before = index > 0 ? tokens[index - 1].kind : .comma
                open.append([.identifier, .quotedIdentifier, .rightParenthesis, .rightBracket].contains(before))
            case .rightBracket: _ = open.popLast()
            case .identifier where open.last == true && index + 2 < tokens.count:
                let names = [token, tokens[index + 2]].map { file.text($0.range) }
                guard paths.contains(names[0]), tokens[index + 1].kind == .period, ["row", "item"].contains(names[1])
                else { continue }
                return (names.joined(separator: "."), SourceRange(token.range.lower, tokens[index + 2].range.upper))
            default: break
            }
        }
        return nil
    }

    /// The names that an expression reads as values: no members, labels or calls.
    static func names(readBy text: String) -> Set<String> {
        let file = SourceFile(path: "", bytes: Array(text.utf8))
        let code = tokens(of: SourceRange(0, file.bytes.count), in: file)
        func kind(_ index: Int) -> Token.Kind? { code.indices.contains(index) ? code[index].kind : nil }
        var names: Set<String> = []
        for (index, word) in code.enumerated() where [.identifier, .quotedIdentifier].contains(word.kind) {
            let isLabel = kind(index + 1) == .colon && [.leftParenthesis, .comma].contains(kind(index - 1))
            guard kind(index - 1) != .period, kind(index + 1) != .leftParenthesis, !isLabel else { continue }
            names.insert(word.text.filter { $0 != "`" })
        }
        return names
    }

    /// The names that code looks up where it is: no members and labels, and none that the code declares itself. O(n).
    static func names(lookedUpBy text: String) -> Set<String> {
        let code = tokens(of: SourceRange(0, text.utf8.count), in: SourceFile(path: "", bytes: Array(text.utf8)))
        func kind(_ index: Int) -> Token.Kind? { code.indices.contains(index) ? code[index].kind : nil }
        func name(_ index: Int) -> String { code[index].text.filter { $0 != "`" } }
        var names: Set<String> = []
        var declared: Set<String> = []
        for (index, word) in code.enumerated() {
            if word.kind == .leftBrace, let head = closureHead(code[(index + 1)...]) {
                declared.formUnion(head.filter { isName($0.kind) }.map { $0.text.filter { $0 != "`" } })
            }
            guard isName(word.kind) else { continue }
            if index > 0, ["let", "var", "func", "for", "inout"].contains(code[index - 1].text) {
                declared.insert(name(index))
            }
            let isLabel = kind(index + 1) == .colon && [.leftParenthesis, .comma].contains(kind(index - 1))
            guard kind(index - 1) != .period, kind(index - 1) != .backslash, !isLabel else { continue }
            names.insert(name(index))
        }
        return names.subtracting(declared)
    }

    private static func isName(_ kind: Token.Kind) -> Bool { kind == .identifier || kind == .quotedIdentifier }

    /// What is between the brace of a closure and its `in`; nil if it names no parameters.
    private static func closureHead(_ code: ArraySlice<Word>) -> ArraySlice<Word>? {
        guard
            let end = code.firstIndex(where: { word in
                word.text == "in" || [.leftBrace, .rightBrace, .equal, .period].contains(word.kind)
            }), code[end].text == "in"
        else { return nil }
        return code[..<end]
    }

    /// The text of the one string literal that a property is, or that its getter gives; nil for any other value.
    static func literal(of property: Property, in file: SourceFile) -> String? {
        let code = tokens(of: property.range, in: file)
        guard let name = code.firstIndex(where: { $0.text.filter { $0 != "`" } == property.name }) else { return nil }
        let rest = code[(name + 1)...]
        let plain: Set<String> = [":", "=", "{", "}", "String", "return", "get"]
        let parts = rest.drop { plain.contains($0.text) }
        let kinds = parts.prefix(3).map(\.kind)
        guard kinds == [.stringStart, .stringText, .stringEnd], parts.first?.text == "\"",
            parts.dropFirst(3).allSatisfy({ $0.text == "}" })
        else { return nil }
        let text = parts[parts.startIndex + 1].text
        return text.contains("\\") ? nil : text
    }

    /// What a property, method or closure reads that is another value each time, or in each run: `UUID()` or `hashValue`.
    static func unstableValue(in range: SourceRange, of file: SourceFile) -> String? {
        let words = tokens(of: range, in: file).map(\.text)
        guard let start = words.firstIndex(of: "{") else { return nil }
        for index in words.indices.dropFirst(start + 1) {
            if words[index] == "hashValue" { return "hashValue" }
            if words[index] == "UUID", words.dropFirst(index + 1).prefix(2).elementsEqual(["(", ")"]) {
                return "UUID()"
            }
        }
        return nil
    }

    /// What an expression of members comes to.
    enum Operand {
        /// A string literal.
        case string
        /// Members of a parameter: `author?.name` of `$0`.
        case members(of: String, path: String)
    }

    /// The last of the operands of `??` of which a closure consists: it has the type of the result. Nil for other closures.
    static func lastOperand(ofClosure text: String) -> Operand? {
        let file = SourceFile(path: "", bytes: Array(text.utf8))
        var code = tokens(of: SourceRange(0, file.bytes.count), in: file)[...]
        guard code.popFirst()?.kind == .leftBrace, code.popLast()?.kind == .rightBrace else { return nil }
        if let head = code.firstIndex(where: { $0.text == "in" }) { code = code[(head + 1)...] }
        var last: Operand?
        repeat {
            guard let operand = operand(&code) else { return nil }
            last = operand
        } while code.popFirst()?.text == "??"
        return code.isEmpty ? last : nil
    }

    private static func operand(_ code: inout ArraySlice<Word>) -> Operand? {
        if code.first?.kind == .stringStart {
            var depth = 0
            repeat {
                guard let word = code.popFirst() else { return nil }
                depth += word.kind == .stringStart ? 1 : word.kind == .stringEnd ? -1 : 0
            } while depth > 0
            return .string
        }
        guard let root = code.popFirst(), [.identifier, .dollarIdentifier].contains(root.kind) else { return nil }
        var path = ""
        while let next = code.first, [.period, .postfixQuestion, .postfixExclamation].contains(next.kind) {
            code = code.dropFirst()
            guard next.kind == .period else {
                path += next.text
                continue
            }
            guard let member = code.popFirst(), member.kind == .identifier else { return nil }
            path += (path.isEmpty ? "" : ".") + member.text
        }
        return .members(of: root.text, path: path)
    }

    /// Whether a call after these tokens is of a function outside of types.
    private static func isGlobal(_ before: ArraySlice<Word>) -> Bool {
        guard before.last?.kind == .period else { return true }
        return before.dropLast().last?.text == "Swift"
    }

    /// A token that is no white space, and its text.
    private struct Word {
        var kind: Token.Kind
        var text: String
    }

    private static func tokens(of range: SourceRange, in file: SourceFile) -> [Word] {
        guard range.lower <= range.upper, range.upper <= file.bytes.count else { return [] }
        let part = SourceFile(path: file.path, bytes: Array(file.bytes[range.lower..<range.upper]))
        return part.tokens().filter { !$0.isTrivia }.map { token in
            let text = part.bytes[token.range.lower..<token.range.upper]
            return Word(kind: token.kind, text: String(decoding: text, as: UTF8.self))
        }
    }
}

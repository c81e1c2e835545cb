import SourceText
import SwiftSurface

/// The type of what `load:` gives: the written result of a closure, or that of the one function that it calls.
struct LoadedTypeRule: ResolutionRule {
    let listScope: ListScope

    func type(
        of value: MarkValue, _ argument: Argument, ids: RowSite, in around: Surroundings
    ) -> ResolvedType? {
        if let call = argument.call {
            return call.returnType.map { ResolvedType(syntax: TypeSyntax(parsing: $0)) }
        }
        guard case .closure(let parameters) = value.form else { return nil }
        let inner = value.text.dropFirst().dropLast()
        let (head, body) = Self.split(inner)
        if let arrow = Self.index(of: "->", in: head) {
            let written = Self.trimmed(head[arrow...].dropFirst(2))
            return table.resolve(written, in: scope(of: value.place, inside: ids.owner))
        }
        return call(Self.trimmed(body), parameters, ids: ids, in: around)
    }

    /// The result of the function that is all a closure calls: `store.message(id)`, `Store.shared.message(for: id)`.
    private func call(
        _ body: String, _ parameters: [String], ids: RowSite, in around: Surroundings
    ) -> ResolvedType? {
        var text = Substring(body)
        if text.hasPrefix("return ") { text = text.dropFirst("return ".count) }
        guard let open = text.firstIndex(of: "("), text.last == ")", Self.isClosed(text[open...]) else { return nil }
        var path = text[..<open].split(separator: ".", omittingEmptySubsequences: false).map { name in
            String(name.filter { !"?!".contains($0) })
        }
        guard path.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || "_$".contains($0) } }),
            let method = path.popLast()
        else { return nil }
        let isOptional = text[..<open].contains("?")
        let labels = Self.labels(of: text[text.index(after: open)...].dropLast())
        guard let result = result(of: method, labels, path, parameters, ids: ids, in: around) else { return nil }
        if case .optional = result.syntax { return result }
        return isOptional ? ResolvedType(syntax: .optional(result.syntax)) : result
    }

    private func result(
        of method: String, _ labels: [String], _ path: [String], _ parameters: [String], ids: RowSite,
        in around: Surroundings
    ) -> ResolvedType? {
        var found: [NamedFunction]
        if path.isEmpty {
            found =
                NamedFunctionRule(self).functions(method, site: ids, cell: nil, in: around).first { !$0.isEmpty } ?? []
        } else if let owner = owner(path, parameters, ids: ids, in: around) {
            found = NamedFunctionRule(self).functions(method, of: owner.id, receiver: owner.isType ? nil : .context)
        } else {
            return nil
        }
        found = found.filter { function in
            function.candidate.parameters.filter { !$0.hasDefault || labels.contains($0.label ?? "_") }
                .map { $0.label ?? "_" } == labels
        }
        let types = Set(found.map { $0.resultType(in: table) })
        guard types.count == 1, let type = types.first.flatMap({ $0 }) else { return nil }
        return ResolvedType(syntax: TypeSyntax(parsing: type))
    }

    /// The type whose method is called, by the members that lead to it.
    private func owner(
        _ path: [String], _ parameters: [String], ids: RowSite, in around: Surroundings
    ) -> (id: Int, isType: Bool)? {
        let rest = path.dropFirst().joined(separator: ".")
        if parameters.count > 1, path[0] == parameters[1], let context = around.context {
            return table.type(ofPath: rest, in: context, from: around.file)
                .flatMap { table.symbolID(of: $0.unwrapped.syntax, from: around.file) }.map { ($0, false) }
        }
        guard let id = table.symbolID(of: table.resolve(path[0], in: ids.scope).syntax, from: ids.file) else {
            return nil
        }
        guard let first = path.dropFirst().first else { return (id, true) }
        // `Store.shared`: a static property of the type.
        for part in table.symbol(id).parts {
            guard let property = part.declaration.properties.first(where: { $0.isStatic && $0.name == first }) else {
                continue
            }
            let scope = SymbolTable.Scope(file: part.file, type: table.symbol(id).name)
            let text = property.type ?? property.initialValue.flatMap(InitialValueType.type)
            guard let type = text.map({ table.resolve($0, in: scope) }) else { return nil }
            return table.type(ofPath: path.dropFirst(2).joined(separator: "."), in: type, from: part.file)
                .flatMap { table.symbolID(of: $0.unwrapped.syntax, from: part.file) }.map { ($0, false) }
        }
        return nil
    }

    /// What stands before ` in `, and what after it; all is the body of a closure without it.
    private static func split(_ text: Substring) -> (head: Substring, body: Substring) {
        guard let end = index(of: " in ", in: text) ?? index(of: " in\n", in: text) else { return ("", text) }
        return text[..<end].contains("{") ? ("", text) : (text[..<end], text[end...].dropFirst(4))
    }

    private static func index(of word: String, in text: Substring) -> Substring.Index? {
        text.indices.first { text[$0...].hasPrefix(word) }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }

    /// Whether the parenthesis at the start is closed by the last character.
    private static func isClosed(_ text: Substring) -> Bool {
        var depth = 0
        for (offset, character) in text.enumerated() {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0 { return offset == text.count - 1 }
        }
        return false
    }

    /// The labels of arguments, `_` for none.
    private static func labels(of arguments: Substring) -> [String] {
        var labels: [String] = []
        var depth = 0
        var current = ""
        func end() {
            guard !current.allSatisfy(\.isWhitespace) else { return }
            let word = current.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let next = current.drop(while: \.isWhitespace).dropFirst(word.count).first
            labels.append(next == ":" ? String(word) : "_")
            current = ""
        }
        for character in arguments {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { end() } else { current.append(character) }
        }
        end()
        return labels
    }
}

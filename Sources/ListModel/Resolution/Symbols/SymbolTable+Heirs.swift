import SwiftSurface

extension SymbolTable {
    /// What conforms to a protocol, or inherits from a class, at any distance.
    struct Heirs {
        /// Types of the program, by their places.
        var types: [Int] = []
        /// The extensions that have types of others conform.
        var extensions: [Symbol.Part] = []
        /// The last components of the names by which it was found.
        var names: [String] = []
    }

    func heirs(of id: Int) -> Heirs {
        var result = Heirs()
        result.names = [symbol(id).baseName]
        var known: Set<Int> = [id]
        var next = 0
        while next < result.names.count {
            let name = result.names[next]
            next += 1
            questions?.ask(Question(heirsOf: Self.word(name).utf8))
            guard let heirs = index.heirs else { continue }
            var further = heirs.aliases(of: name)
            for heir in heirs.types(inheriting: name) where !known.contains(heir) && isHeir(heir, of: id) {
                known.insert(heir)
                result.types.append(heir)
                if [.class, .protocol].contains(symbol(heir).kind) { further.append(symbol(heir).baseName) }
            }
            result.extensions += heirs.extensions(inheriting: name).filter { isHeir($0, of: id) }
            for name in further where !result.names.contains(name) { result.names.append(name) }
        }
        result.types.sort {
            (symbol($0).path, symbol($0).place.range.lower) < (symbol($1).path, symbol($1).place.range.lower)
        }
        result.extensions.sort { ($0.path, $0.place.range.lower) < ($1.path, $1.place.range.lower) }
        return result
    }

    /// The protocols of the program that refine one that it does not declare, at any distance, by their places.
    func protocols(refining foreign: String) -> [Int] {
        questions?.ask(Question(heirsOf: foreign.utf8))
        guard let heirs = index.heirs else { return [] }
        let direct = ([foreign] + heirs.aliases(of: foreign)).flatMap { heirs.types(inheriting: $0) }
        let all = direct.filter { symbol($0).kind == .protocol }
            .flatMap { [$0] + self.heirs(of: $0).types }
            .filter { symbol($0).kind == .protocol }
        return Set(all).sorted {
            (symbol($0).path, symbol($0).place.range.lower) < (symbol($1).path, symbol($1).place.range.lower)
        }
    }

    /// What conforms to a generated type of a list: its actions.
    func heirs(ofType name: String, in list: Int) -> [Int] {
        questions?.ask(Question(heirsOf: Self.word(symbol(list).baseName).utf8))
        return (index.heirs?.types(inheriting: name) ?? []).filter { heir in
            symbol(heir).parts.contains { part in
                part.declaration.inherits.contains { inherited in
                    guard case .named(let components) = TypeSyntax(parsing: inherited), components.last?.name == name
                    else { return false }
                    let scope = Scope(file: part.file, type: symbol(heir).name)
                    return resolvedSymbol(components.dropLast().map(\.name), in: scope) == list
                }
            }
        }
    }

    /// The first word of a name: files are searched for words, and a name in back-ticks may have several.
    static func word(_ name: String) -> String {
        String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private func isHeir(_ heir: Int, of id: Int) -> Bool {
        symbol(id).kind == .protocol
            ? protocols(of: heir).contains(id) : lineage(of: heir).dropFirst().contains(id)
    }

    /// Whether a part of a type says that it conforms to a protocol, or inherits from a class, directly or through others.
    func isHeir(_ part: Symbol.Part, of id: Int) -> Bool {
        let scope = Scope(file: part.file, type: part.declaration.kind == .extension ? nil : part.declaration.name)
        return part.declaration.inherits.contains { name in
            guard case .named(let components) = TypeSyntax(parsing: name),
                let parent = resolvedSymbol(components.map(\.name), in: scope)
            else { return false }
            return parent == id || isHeir(parent, of: id)
        }
    }

    /// The types on the way from one that a type inherits from, or a protocol refines, back to it; nil if none leads back.
    func cycle(through id: Int) -> [Int]? {
        var open = [[id]]
        var known: Set<Int> = []
        while let path = open.popLast() {
            guard let last = path.last, path.count <= Self.deepest else { continue }
            let scope = Scope(file: symbol(last).file, type: outerName(of: last))
            for name in symbol(last).declaration.inherits {
                guard case .named(let components) = TypeSyntax(parsing: name),
                    let parent = resolvedSymbol(components.map(\.name), in: scope),
                    symbol(parent).kind == symbol(id).kind
                else { continue }
                if parent == id { return path }
                if known.insert(parent).inserted { open.append(path + [parent]) }
            }
        }
        return nil
    }

    private func outerName(of id: Int) -> String? {
        let name = symbol(id).name
        return name.outerName
    }
}

import SourceText
import SwiftSurface

/// The types, typealiases and functions of the whole program by their names.
struct SymbolTable {
    /// A typealias and the file that it stands in.
    struct Alias {
        var file: Int
        var path: String
        var marked: MarkedTypealias

        var syntax: Typealias {
            marked.declaration
        }
    }

    /// A function outside types, or a static one inside.
    struct Global {
        var file: Int
        var path: String
        var function: Function
    }

    /// Sorted by path.
    let files: [ResolverInput.File]
    let modules: Set<String>
    private(set) var symbols: [Symbol] = []
    /// By qualified name.
    private var symbolIDs: [String: [Int]] = [:]
    private var aliases: [String: [Alias]] = [:]
    /// By base name.
    private(set) var functions: [String: [Global]] = [:]
    /// The declarations that repeat the name of a type of their module, by that type. They are no part of it.
    private(set) var redeclared: [Int: [Symbol.Part]] = [:]
    /// The marked extensions of types that the program does not declare.
    private(set) var foreignExtensions: [MarkedDeclaration] = []
    /// What extensions say of types that the program does not declare.
    private(set) var foreignConformances = ForeignConformances()
    private let importedModules: [Set<String>]
    let fileIndex: [String: Int]

    /// O(n) in the declarations.
    init(_ files: [ResolverInput.File]) {
        self.files = files.sorted { $0.source.path < $1.source.path }
        modules = Set(files.map(\.module))
        fileIndex = Dictionary(
            self.files.enumerated().map { ($0.element.source.path, $0.offset) }, uniquingKeysWith: { a, _ in a })
        importedModules = self.files.map { Set($0.source.imports.map(\.module)) }
        for (index, file) in self.files.enumerated() {
            for place in file.source.declarations.indices {
                add(Symbol.Part(file: index, source: file.source, index: place))
            }
            for alias in file.source.typealiases {
                aliases[alias.declaration.name, default: []].append(
                    Alias(file: index, path: file.source.path, marked: alias))
            }
            for function in file.source.functions {
                functions[function.name, default: []].append(
                    Global(file: index, path: file.source.path, function: function))
            }
        }
        for (index, file) in self.files.enumerated() {
            for place in file.source.declarations.indices {
                extend(Symbol.Part(file: index, source: file.source, index: place))
            }
        }
    }

    func symbol(_ id: Int) -> Symbol {
        symbols[id]
    }

    /// True where any module declares a type or typealias of that qualified name.
    func declares(_ name: String) -> Bool {
        symbolIDs[name] != nil || aliases[name] != nil
    }

    private mutating func add(_ part: Symbol.Part) {
        let kind = part.declaration.kind
        guard kind != .extension else { return }
        let name = part.declaration.name
        let module = files[part.file].module
        if let ids = symbolIDs[name], !Access(part.declaration.modifiers).isFileOnly,
            let known = ids.first(where: {
                symbols[$0].module == module && !Access(symbols[$0].declaration.modifiers).isFileOnly
            })
        {
            if repeats(part, known) {
                redeclared[known, default: []].append(part)
            } else {
                symbols[known].parts.append(part)
            }
            return
        }
        symbolIDs[name, default: []].append(symbols.count)
        symbols.append(Symbol(module: module, name: name, kind: kind, parts: [part]))
    }

    /// Whether a declaration is a second one of a type: no `#if` around either, and in no type that each file has for
    /// itself.
    private func repeats(_ part: Symbol.Part, _ known: Int) -> Bool {
        let symbol = symbols[known]
        guard part.declaration.conditions.isEmpty, symbol.declaration.conditions.isEmpty else { return false }
        guard let dot = symbol.name.lastIndex(of: ".") else { return true }
        return symbolIDs[String(symbol.name[..<dot])]?.count == 1
    }

    private mutating func extend(_ part: Symbol.Part) {
        guard part.declaration.kind == .extension else { return }
        // Most extensions are of types that the program does not declare.
        let first = String(part.declaration.name.prefix { $0 != "." && $0 != "<" && $0 != " " })
        guard declares(first) || modules.contains(first) || first.hasPrefix("`") || first.hasPrefix("("),
            let id = resolvedSymbol(Self.components(part.declaration.name), in: Scope(file: part.file, type: nil))
        else {
            foreignConformances.add(part.declaration)
            if part.marked.isMarked { foreignExtensions.append(part.marked) }
            return
        }
        symbols[id].parts.append(part)
    }

    /// The names of a dotted name; empty for what is no name.
    private static func components(_ name: String) -> [String] {
        let isPlain = name.utf8.allSatisfy { byte in
            byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: ".")
        }
        if isPlain { return name.split(separator: ".").map(String.init) }
        guard case .named(let components) = TypeSyntax(parsing: name) else { return [] }
        return components.map(\.name)
    }
}

// MARK: - Lookup

extension SymbolTable {
    /// Where a name stands.
    struct Scope {
        var file: Int
        /// The qualified name of the type around it.
        var type: String?
    }

    /// What a name means.
    enum Found {
        case symbol(Int)
        case alias(Alias, Scope)
    }

    /// How many typealiases, superclasses or nestings are followed.
    static let deepest = 32

    /// The meaning of a dotted name: in the types around it from the inside out, with what they inherit, then in its
    /// module, then in the other modules, imported ones first. Nil for a name that the program does not declare.
    func find(_ components: [String], in scope: Scope, depth: Int = 0) -> Found? {
        guard let first = components.first, depth < Self.deepest else { return nil }
        var outer = scope.type
        while let type = outer {
            if let found = member(first, of: type, from: scope, depth: depth) {
                return descend(found, components.dropFirst(), from: scope, depth: depth)
            }
            outer = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        if let found = topLevel(first, from: scope) {
            return descend(found, components.dropFirst(), from: scope, depth: depth)
        }
        if components.count > 1, modules.contains(first), let found = topLevel(components[1], module: first) {
            return descend(found, components.dropFirst(2), from: scope, depth: depth)
        }
        return nil
    }

    private func descend(_ found: Found, _ rest: ArraySlice<String>, from scope: Scope, depth: Int) -> Found? {
        guard let next = rest.first else { return found }
        switch found {
        case .symbol(let id):
            guard let inner = member(next, of: symbols[id].name, from: scope, depth: depth) else { return nil }
            return descend(inner, rest.dropFirst(), from: scope, depth: depth)
        case .alias(let alias, let aliasScope):
            guard alias.syntax.genericParameters == nil,
                case .named(let target) = TypeSyntax(parsing: alias.syntax.type)
            else { return nil }
            return find(target.map(\.name) + rest, in: aliasScope, depth: depth + 1)
        }
    }

    /// A type or typealias nested in `type`, or in a superclass of it.
    private func member(_ name: String, of type: String, from scope: Scope, depth: Int) -> Found? {
        guard depth < Self.deepest else { return nil }
        if let found = exact(type + "." + name, from: scope) { return found }
        guard let id = symbolID(named: type, from: scope), symbols[id].kind == .class,
            let parent = superclass(of: id, depth: depth + 1)
        else { return nil }
        return member(name, of: symbols[parent].name, from: scope, depth: depth + 1)
    }

    private func topLevel(_ name: String, from scope: Scope) -> Found? {
        exact(name, from: scope)
    }

    private func topLevel(_ name: String, module: String) -> Found? {
        if let id = symbolIDs[name]?.first(where: { symbols[$0].module == module }) { return .symbol(id) }
        guard let alias = aliases[name]?.first(where: { files[$0.file].module == module }) else { return nil }
        return .alias(alias, Scope(file: alias.file, type: nil))
    }

    /// The type or typealias of that qualified name that is seen from `scope`: of the same file, of the same module,
    /// of an imported module, of another one.
    private func exact(_ name: String, from scope: Scope) -> Found? {
        let id = symbolID(named: name, from: scope)
        let alias = aliases[name]?.filter { isSeen($0.syntax.modifiers, file: $0.file, from: scope) }
            .max { distance($0.file, scope) > distance($1.file, scope) }
        if let alias, id.map({ distance(alias.file, scope) < distance(symbols[$0].file, scope) }) ?? true {
            let owner = name.lastIndex(of: ".").map { String(name[..<$0]) }
            return .alias(alias, Scope(file: alias.file, type: owner))
        }
        return id.map(Found.symbol)
    }

    func symbolID(named name: String, from scope: Scope) -> Int? {
        symbolIDs[name]?.filter { isSeen(symbols[$0].declaration.modifiers, file: symbols[$0].file, from: scope) }
            .max { distance(symbols[$0].file, scope) > distance(symbols[$1].file, scope) }
    }

    func symbolID(named name: String, module: String) -> Int? {
        symbolIDs[name]?.first { symbols[$0].module == module }
    }

    private func isSeen(_ modifiers: [String], file: Int, from scope: Scope) -> Bool {
        file == scope.file || !Access(modifiers).isFileOnly
    }

    private func distance(_ file: Int, _ scope: Scope) -> Int {
        if file == scope.file { return 0 }
        if files[file].module == files[scope.file].module { return 1 }
        return importedModules[scope.file].contains(files[file].module) ? 2 : 3
    }

    /// True where another module declares a type of the same name, so that the name alone may mean either.
    func isAmbiguous(_ id: Int) -> Bool {
        (symbolIDs[symbols[id].name] ?? []).contains { symbols[$0].module != symbols[id].module }
    }

    /// The class that a class inherits from, where the program declares it.
    func superclass(of id: Int, depth: Int = 0) -> Int? { inheritance(of: id, depth: depth)?.parent }

    /// The class that a class inherits from, as it is written, and where names in it are looked up.
    func inheritance(of id: Int, depth: Int = 0) -> (parent: Int, syntax: TypeSyntax, scope: Scope)? {
        guard symbols[id].kind == .class, depth < Self.deepest else { return nil }
        let symbol = symbols[id]
        let scope = Scope(file: symbol.file, type: symbol.name.lastIndex(of: ".").map { String(symbol.name[..<$0]) })
        for name in symbol.declaration.inherits {
            let syntax = TypeSyntax(parsing: name)
            guard case .named(let components) = syntax,
                let parent = resolvedSymbol(components.map(\.name), in: scope, depth: depth + 1)
            else { continue }
            if symbols[parent].kind == .class, parent != id { return (parent, syntax, scope) }
        }
        return nil
    }

    /// The type that a name means, typealiases followed.
    func resolvedSymbol(_ components: [String], in scope: Scope, depth: Int = 0) -> Int? {
        guard depth < Self.deepest, let found = find(components, in: scope, depth: depth) else { return nil }
        switch found {
        case .symbol(let id):
            return id
        case .alias(let alias, let aliasScope):
            guard case .named(let target) = TypeSyntax(parsing: alias.syntax.type) else { return nil }
            return resolvedSymbol(target.map(\.name), in: aliasScope, depth: depth + 1)
        }
    }

    /// The class and those it inherits from, as far as the program declares them.
    func lineage(of id: Int) -> [Int] {
        var result = [id]
        while result.count < Self.deepest, let parent = superclass(of: result[result.count - 1]),
            !result.contains(parent)
        {
            result.append(parent)
        }
        return result
    }
}

extension SymbolTable {
    func aliasPlace(_ name: String, module: String) -> SourcePlace? {
        aliases[name]?.first { files[$0.file].module == module }.map {
            SourcePlace(path: $0.path, range: $0.syntax.nameRange)
        }
    }

    /// The typealiases with marks, in the order of their names.
    var markedAliases: [Alias] {
        aliases.keys.sorted().flatMap { aliases[$0] ?? [] }.filter { !$0.marked.marks.isEmpty }
    }

    /// The `row` marks of typealiases, by the type that they stand for in full.
    func aliasMarks() -> [String: [Mark]] {
        var result: [String: [Mark]] = [:]
        for name in aliases.keys.sorted() {
            for alias in aliases[name] ?? [] where !alias.marked.marks.isEmpty {
                let owner = name.lastIndex(of: ".").map { String(name[..<$0]) }
                let type = resolve(alias.syntax.type, in: Scope(file: alias.file, type: owner))
                result[type.text, default: []] += alias.marked.marks.all(.row)
            }
        }
        return result
    }

    /// The types that typealiases stand for whose marks have a fault.
    func typesOfFaultyAliases() -> Set<String> {
        var result: Set<String> = []
        for (name, all) in aliases {
            for alias in all where alias.marked.marks.isFaulty {
                let owner = name.lastIndex(of: ".").map { String(name[..<$0]) }
                result.insert(resolve(alias.syntax.type, in: Scope(file: alias.file, type: owner)).text)
            }
        }
        return result
    }
}

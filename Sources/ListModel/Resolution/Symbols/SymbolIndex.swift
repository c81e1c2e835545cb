import SourceText
import SwiftSurface

/// The types, typealiases and functions of a program by their names. It does not change once it is made, so that threads
/// may share it; it is asked through a `SymbolTable`, which notes the questions.
struct SymbolIndex {
    /// Sorted by path.
    let files: [ResolverInput.File]
    let modules: Set<String>
    private(set) var symbols: [Symbol] = []
    /// By qualified name.
    private(set) var symbolIDs: [String: TypeIDs] = [:]
    private(set) var aliases: [String: [SymbolTable.Alias]] = [:]
    /// By base name.
    private(set) var functions: [String: [SymbolTable.Global]] = [:]
    /// The variables and constants outside of types, by name.
    private(set) var globals: Set<String> = []
    /// The declarations that repeat the name of a type of their module, by that type. They are no part of it.
    private(set) var redeclared: [Int: [Symbol.Part]] = [:]
    /// The marked extensions of types that the program does not declare, by file.
    private(set) var foreignExtensions: [Int: [MarkedDeclaration]] = [:]
    /// What extensions say of types that the program does not declare.
    private(set) var foreignConformances = ForeignConformances()
    /// Whether an extension names its type by a typealias: the name of the type alone does not lead to it.
    private(set) var hasExtensionsOfAliases = false
    /// What inherits from types, if a protocol or class is marked `rows`, or a list has actions.
    private(set) var heirs: HeirIndex?
    /// The names of the types that have types or typealiases inside.
    private(set) var outerTypes: Set<String> = []
    /// The last names of these.
    private var innerNames: Set<String> = []
    /// Whether a type has type parameters.
    private(set) var mayBeGeneric = false
    /// The names of typealiases and associated types inside of protocols.
    private(set) var namesInsideProtocols: Set<String> = []
    /// Whether each type can be named in its file alone.
    private(set) var isFileOnly: [Bool] = []
    /// The types that each file declares first, by its index.
    private(set) var declared: [[Int]]
    let importedModules: [Set<String>]
    /// The files that hold what is generated for them.
    let inlineFiles: Set<Int>
    let fileIndex: [String: Int]

    /// The names that no type of the whole program is spelled almost like, where these are not all of its files.
    private let farNames: Set<String>?

    /// O(n) in the declarations. `modules` are those of the whole run.
    init(_ files: [ResolverInput.File], modules: Set<String> = [], farNames: Set<String>? = nil) {
        self.farNames = farNames
        self.files = files.sorted { $0.source.path < $1.source.path }
        self.modules = modules.union(files.map(\.module))
        declared = Array(repeating: [], count: files.count)
        fileIndex = Dictionary(
            self.files.enumerated().map { ($0.element.source.path, $0.offset) }, uniquingKeysWith: { a, _ in a })
        importedModules = self.files.map { Set($0.source.imports.map(\.module)) }
        inlineFiles = Set(
            self.files.indices.filter { [files = self.files] file in
                files[file].isGenerated
                    && files[file].source.declarations.contains { $0.marks.marks.contains(where: \.isInline) }
            })
        symbols.reserveCapacity(files.reduce(0) { $0 + $1.source.declarations.count })
        for (index, file) in self.files.enumerated() {
            for place in file.source.declarations.indices {
                add(Symbol.Part(file: index, source: file.source, index: place))
            }
            for alias in file.source.typealiases {
                noteOuterType(alias.declaration.name)
                aliases[alias.declaration.name, default: []].append(
                    SymbolTable.Alias(file: index, path: file.source.path, marked: alias))
            }
            for function in file.source.functions {
                functions[function.name, default: []].append(
                    SymbolTable.Global(file: index, path: file.source.path, function: function))
            }
        }
        for name in aliases.keys {
            guard let owner = name.outerName, let ids = symbolIDs[owner] else { continue }
            if ids.contains(where: { symbols[$0].kind == .protocol }) { namesInsideProtocols.insert(name.lastName) }
        }
        for file in self.files { globals.formUnion(file.source.globals) }
        if symbols.contains(where: { $0.isHierarchy || Self.isList($0.parts[0]) }) { heirs = HeirIndex() }
        for (index, file) in self.files.enumerated() {
            for place in file.source.declarations.indices {
                extend(Symbol.Part(file: index, source: file.source, index: place))
            }
        }
        if heirs != nil { addHeirs() }
        for parameter in symbols.flatMap(TypeParameters.symbols) { add(parameter) }
    }

    private mutating func add(_ parameter: Symbol) {
        symbolIDs[parameter.name, default: TypeIDs()].append(symbols.count)
        isFileOnly.append(true)
        symbols.append(parameter)
    }

    private mutating func addHeirs() {
        for (id, symbol) in symbols.enumerated() {
            for part in symbol.parts { heirs?.add(id, part.declaration.inherits) }
        }
        for (name, all) in aliases {
            for alias in all { heirs?.add(alias: name, of: alias.syntax.type) }
        }
    }

    private mutating func noteOuterType(_ name: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        outerTypes.insert(String(name[..<dot]))
        innerNames.insert(String(name[name.utf8.index(after: dot)...]))
    }

    /// False if nothing is declared that the first part of a dotted name can mean, in whatever type it stands.
    func mayMean(_ components: [String]) -> Bool {
        symbolIDs[components[0]] != nil || aliases[components[0]] != nil || innerNames.contains(components[0])
            || components.count > 1 && (modules.contains(components[0]) || namesOuterType(components))
    }

    /// Whether a dotted name begins with that of a type which has others inside, declared or not.
    private func namesOuterType(_ components: [String]) -> Bool {
        var outer = components[0]
        for name in components.prefix(SymbolTable.deepest).dropFirst() {
            if outerTypes.contains(outer) { return true }
            outer += "." + name
        }
        return false
    }

    /// Whether it is known that no type of the whole program is spelled almost like a name, if none here is.
    func isFar(_ name: String) -> Bool { farNames?.contains(name) ?? true }

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
                return
            }
            guard isListApart(part, ids.filter { symbols[$0].module == module }) else {
                symbols[known].parts.append(part)
                return
            }
        }
        if part.declaration.genericParameters != nil { mayBeGeneric = true }
        symbolIDs[name, default: TypeIDs()].append(symbols.count)
        declared[part.file].append(symbols.count)
        isFileOnly.append(Access(part.declaration.modifiers).isFileOnly)
        noteOuterType(name)
        symbols.append(Symbol(module: module, name: name, parts: [part], kind: kind))
    }

    /// Whether a declaration is of a list, and so are those of its name, of which no compilation has two: each is a list of
    /// its own.
    private func isListApart(_ part: Symbol.Part, _ others: [Int]) -> Bool {
        Self.isList(part)
            && others.allSatisfy { id in
                symbols[id].parts.allSatisfy {
                    Self.isList($0) && $0.path == part.path
                        && Conditions.areDisjoint($0.declaration.conditions, part.declaration.conditions)
                }
            }
    }

    /// A mark with a fault may say it.
    private static func isList(_ part: Symbol.Part) -> Bool {
        part.marked.marks.contains(.list) || part.marked.marks.isFaulty
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
        let isDeclared = symbolIDs[first] != nil || aliases[first] != nil
        // Without the type of that name it would extend what the typealias stands for.
        if symbolIDs[first] != nil, aliases[first] != nil { hasExtensionsOfAliases = true }
        guard isDeclared || modules.contains(first) || first.hasPrefix("`") || first.hasPrefix("("),
            let id = SymbolTable(self).resolvedSymbol(
                Self.components(part.declaration.name), in: SymbolTable.Scope(file: part.file, type: nil))
        else {
            foreignConformances.add(part.declaration, in: part.file)
            heirs?.add(foreign: part)
            if part.marked.isMarked { foreignExtensions[part.file, default: []].append(part.marked) }
            return
        }
        if first != symbols[id].name.prefix(while: { $0 != "." }) { hasExtensionsOfAliases = true }
        for alternative in alternatives(to: id) { symbols[alternative].parts.append(part) }
    }

    /// A list, and those of its name in other compilations; any other type alone.
    private func alternatives(to id: Int) -> [Int] {
        let symbol = symbols[id]
        guard let ids = symbolIDs[symbol.name], ids.count > 1, Self.isList(symbol.parts[0]) else {
            return [id]
        }
        return ids.filter {
            $0 == id
                || Conditions.areDisjoint(symbols[$0].declaration.conditions, symbol.declaration.conditions)
                    && symbols[$0].path == symbol.path
        }
    }

    /// The names of a dotted name; empty for what is no name.
    private static func components(_ name: String) -> [String] {
        let isPlain = name.utf8.allSatisfy { byte in
            byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: ".")
        }
        if isPlain { return name.nameComponents.map(String.init) }
        guard case .named(let components) = TypeSyntax(parsing: name) else { return [] }
        return components.map(\.name)
    }
}

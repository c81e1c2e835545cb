import SourceText
import SwiftSurface

/// What the rules ask of a program. Each answer is noted by the names that it depends on, here and nowhere else, so that
/// no rule can forget it.
struct SymbolTable {
    /// A typealias and the file that it stands in.
    struct Alias {
        var file: Int
        var path: String
        var marked: MarkedTypealias

        var syntax: Typealias {
            marked.declaration
        }

        var place: SourcePlace { SourcePlace(path: path, range: syntax.nameRange) }
    }

    /// A function outside types, or a static one inside.
    struct Global {
        var file: Int
        var path: String
        var function: Function
    }

    /// What all copies of a table share.
    fileprivate final class Shared {
        let index: SymbolIndex

        init(_ index: SymbolIndex) { self.index = index }
    }

    private let shared: Shared
    /// Where the questions are noted; nil if nobody keeps them.
    let questions: Questions?
    /// What was looked up before; nil if nothing is kept.
    let memo: LookupMemo?

    var index: SymbolIndex {
        _read { yield shared.index }
    }

    init(_ index: SymbolIndex, questions: Questions? = nil, memo: LookupMemo? = nil) {
        shared = Shared(index)
        self.questions = questions
        self.memo = memo
    }

    init(_ files: [ResolverInput.File]) {
        self.init(SymbolIndex(files))
    }

    /// Files by their index, and no way to look at all of them.
    var files: Files { Files(shared: shared) }

    /// Files of the program, by their index.
    struct Files {
        fileprivate let shared: Shared

        subscript(file: Int) -> ResolverInput.File { shared.index.files[file] }
    }

    /// The index of a file by its path.
    var fileIndex: [String: Int] { index.fileIndex }

    /// The modules of the run.
    var modules: Set<String> { index.modules }

    /// All types. What asks for it has to be asked again after every change.
    var symbols: [Symbol] {
        questions?.askForAll()
        return index.symbols
    }

    func symbol(_ id: Int) -> Symbol {
        questions?.ask(for: id, named: index.symbols[id].name)
        return index.symbols[id]
    }

    /// The types that a file declares, in their order.
    func symbolIDs(declaredIn file: Int) -> [Int] { index.declared[file] }

    /// The declarations that repeat the name of a type.
    func redeclarations(of id: Int) -> [Symbol.Part] {
        questions?.ask(for: id, named: index.symbols[id].name)
        return index.redeclared[id] ?? []
    }

    /// The functions outside of types by their name.
    var functions: Functions { Functions(shared: shared, questions: questions) }

    /// Functions outside of types.
    struct Functions {
        fileprivate let shared: Shared
        fileprivate let questions: Questions?

        subscript(name: String) -> [Global]? {
            questions?.ask(for: name)
            return shared.index.functions[name]
        }

        /// The names of all.
        var keys: Dictionary<String, [Global]>.Keys {
            questions?.askForAll()
            return shared.index.functions.keys
        }
    }

    /// Whether a variable or constant of that name is declared outside of types.
    func hasGlobal(_ name: String) -> Bool {
        questions?.ask(for: name)
        return index.globals.contains(name)
    }

    /// The marked extensions in a file of types that the program does not declare.
    func foreignExtensions(in file: Int) -> [MarkedDeclaration] { index.foreignExtensions[file] ?? [] }

    /// What extensions say of a type that the program does not declare.
    func foreignProtocols(of components: [TypeSyntax.Component]) -> Set<String> {
        if let last = components.last { questions?.ask(forExtensionsOf: last.name) }
        return index.foreignConformances.protocols(of: components)
    }

    /// The properties of a name that extensions give to a type that the program does not declare.
    func foreignProperties(
        _ name: String, of components: [TypeSyntax.Component]
    ) -> [(file: Int, property: Property)] {
        if let last = components.last { questions?.ask(forExtensionsOf: last.name) }
        return index.foreignConformances.properties(name, of: components)
    }

    /// True if any module declares a type or typealias of that qualified name.
    func declares(_ name: String) -> Bool {
        !ids(named: name).isEmpty || !aliases(named: name).isEmpty
    }

    func ids(named name: String) -> TypeIDs {
        questions?.ask(for: name)
        return index.symbolIDs[name] ?? TypeIDs()
    }

    func aliases(named name: String) -> [Alias] {
        questions?.ask(for: name)
        return index.aliases[name] ?? []
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
        // Where questions are noted, those that are answered in vain count as well.
        if questions == nil, !index.mayMean(components) { return nil }
        var outer = scope.type
        while let type = outer {
            if let found = member(first, of: type, from: scope, depth: depth) {
                return descend(found, components.dropFirst(), from: scope, depth: depth)
            }
            if foreignOwner(of: first, inheritedBy: type, from: scope) != nil { return nil }
            outer = type.outerName
        }
        if let found = topLevel(first, from: scope) {
            return descend(found, components.dropFirst(), from: scope, depth: depth)
                ?? inExtension(components, from: scope, depth: depth)
        }
        if components.count > 1, modules.contains(first), let found = topLevel(components[1], module: first) {
            return descend(found, components.dropFirst(2), from: scope, depth: depth)
        }
        return inExtension(components, from: scope, depth: depth)
    }

    /// What an extension declares of a type that the program does not declare, or that it names by a typealias.
    private func inExtension(_ components: [String], from scope: Scope, depth: Int) -> Found? {
        var outer = components[0]
        for (offset, name) in components.prefix(Self.deepest).enumerated().dropFirst() {
            if !index.outerTypes.contains(outer) {
                questions?.ask(forTypesInside: outer)
            } else if let found = exact(outer + "." + name, from: scope) {
                return descend(found, components.dropFirst(offset + 1), from: scope, depth: depth)
            }
            outer += "." + name
        }
        return nil
    }

    private func descend(_ found: Found, _ rest: ArraySlice<String>, from scope: Scope, depth: Int) -> Found? {
        guard let next = rest.first else { return found }
        switch found {
        case .symbol(let id):
            guard let inner = member(next, of: symbol(id).name, from: scope, depth: depth) else { return nil }
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
        guard depth < Self.deepest, !(memo?.isEmpty(type, from: scope.file) ?? false) else { return nil }
        // Most types have no other inside.
        let isOuter = index.outerTypes.contains(type)
        if isOuter {
            if let found = exact(type + "." + name, from: scope) { return found }
        } else {
            questions?.ask(forTypesInside: type)
        }
        guard let id = symbolID(named: type, from: scope) else { return nil }
        let parent = symbol(id).kind == .class ? superclass(of: id, depth: depth + 1) : nil
        if let parent, let found = member(name, of: symbol(parent).name, from: scope, depth: depth + 1) {
            return found
        }
        if let found = memberOfProtocols(name, of: id, depth: depth) { return found }
        if !isOuter, parent == nil, depth == 0, memo?.outerProtocols[id]?.isEmpty == true {
            memo?.keepEmpty(type, from: scope.file)
        }
        return nil
    }

    /// A typealias or associated type of the protocols that a type conforms to, in the terms of the type.
    private func memberOfProtocols(_ name: String, of id: Int, depth: Int) -> Found? {
        let isAnywhere = index.namesInsideProtocols.contains(name)
        // Where questions are noted, those that are answered in vain count as well.
        guard isAnywhere || questions != nil else { return nil }
        for parent in protocolsWithTypes(of: id, depth: depth) {
            questions?.ask(forTypesInside: symbol(parent).name)
            guard isAnywhere,
                case .alias(let alias, _)? = exact(
                    symbol(parent).name + "." + name, from: Scope(file: symbol(parent).file, type: nil))
            else { continue }
            return .alias(alias, Scope(file: alias.file, type: symbol(id).name))
        }
        return nil
    }

    /// The protocols that have types inside, of those that a type says it conforms to, directly and through others.
    ///
    /// Complexity: each protocol is looked at once a stage, however long a chain of them is.
    private func protocolsWithTypes(of id: Int, depth: Int) -> [Int] {
        if let known = memo?.outerProtocols[id] { return known }
        var found: [Int: [Int]] = [:]
        var open: [(id: Int, parents: [Int], next: Int)] = []
        func enter(_ id: Int) {
            found[id] = []
            // A class called like a module may ask for itself: `class UIKit: UIKit.UIView`.
            memo?.outerProtocols[id] = []
            open.append((id, directProtocols(of: id, depth: depth), 0))
        }
        enter(id)
        while let last = open.last {
            if last.next < last.parents.count {
                open[open.count - 1].next += 1
                let parent = last.parents[last.next]
                guard found[parent] == nil else { continue }
                if let known = memo?.outerProtocols[parent] { found[parent] = known } else { enter(parent) }
                continue
            }
            open.removeLast()
            var result: [Int] = []
            for parent in last.parents {
                if index.outerTypes.contains(index.symbols[parent].name), !result.contains(parent) {
                    result.append(parent)
                }
                for other in found[parent] ?? [] where !result.contains(other) { result.append(other) }
            }
            found[last.id] = result
            memo?.outerProtocols[last.id] = result
        }
        return found[id] ?? []
    }

    /// The protocols that a type names, found without the types that they have inside.
    private func directProtocols(of id: Int, depth: Int) -> [Int] {
        symbol(id).parts.flatMap { part in
            part.declaration.inherits.compactMap { name in
                guard case .named(let components) = TypeSyntax(parsing: name),
                    !index.namesInsideProtocols.contains(components[0].name),
                    let parent = resolvedSymbol(
                        components.map(\.name), in: Scope(file: part.file, type: symbol(id).name.outerName),
                        depth: depth == 0 && components.count == 1 ? 0 : depth + 1),
                    symbol(parent).kind == .protocol
                else { return nil }
                return parent
            }
        }
    }

    private func topLevel(_ name: String, from scope: Scope) -> Found? {
        exact(name, from: scope)
    }

    private func topLevel(_ name: String, module: String) -> Found? {
        if let id = ids(named: name).first(where: { symbol($0).module == module }) { return .symbol(id) }
        guard let alias = aliases(named: name).first(where: { files[$0.file].module == module }) else { return nil }
        return .alias(alias, Scope(file: alias.file, type: nil))
    }

    /// The type or typealias of that qualified name that is seen from `scope`: of the same file, of the same module,
    /// of an imported module, of another one.
    private func exact(_ name: String, from scope: Scope) -> Found? {
        let id = symbolID(named: name, from: scope)
        guard let all = index.aliases[name] else { return id.map(Found.symbol) }
        questions?.ask(forExtensionsOf: name)
        let alias = all.filter { isSeen($0.syntax.modifiers, file: $0.file, from: scope) }
            .max { distance($0.file, scope) > distance($1.file, scope) }
        if let alias, id.map({ distance(alias.file, scope) < distance(symbol($0).file, scope) }) ?? true {
            let owner = name.outerName
            return .alias(alias, Scope(file: alias.file, type: owner))
        }
        return id.map(Found.symbol)
    }

    func symbolID(named name: String, from scope: Scope) -> Int? {
        let ids = ids(named: name)
        if ids.count == 1 { return isSeen(ids[0], from: scope) ? ids[0] : nil }
        let seen = ids.filter { isSeen($0, from: scope) }
        guard seen.count > 1 else { return seen.first }
        return seen.max { distance(symbol($0).file, scope) > distance(symbol($1).file, scope) }
    }

    func symbolID(named name: String, module: String) -> Int? {
        ids(named: name).first { symbol($0).module == module }
    }

    private func isSeen(_ id: Int, from scope: Scope) -> Bool {
        !index.isFileOnly[id] || index.symbols[id].file == scope.file
    }

    private func isSeen(_ modifiers: [String], file: Int, from scope: Scope) -> Bool {
        file == scope.file || !Access(modifiers).isFileOnly
    }

    private func distance(_ file: Int, _ scope: Scope) -> Int {
        if file == scope.file { return 0 }
        if files[file].module == files[scope.file].module { return 1 }
        return index.importedModules[scope.file].contains(files[file].module) ? 2 : 3
    }

    /// True if another module declares a type of the same name, so that the name alone may mean either.
    func isAmbiguous(_ id: Int) -> Bool {
        let ids = ids(named: symbol(id).name)
        return ids.count > 1
            && ids.contains {
                symbol($0).module != symbol(id).module && !index.symbols[$0].isTypeParameter
            }
    }

    /// The type that a name means, typealiases followed.
    func resolvedSymbol(_ components: [String], in scope: Scope, depth: Int = 0) -> Int? {
        guard components.count == 1, scope.type == nil, depth == 0 else {
            return lookUp(components, in: scope, depth: depth)
        }
        return topLevelSymbol(components[0], from: scope.file)
    }

    /// The type that a name without a dot means outside of types. What was asked once is noted.
    func topLevelSymbol(_ name: String, from file: Int) -> Int? {
        if let known = memo?.meaning(name, from: file) { return known.symbol }
        let found = lookUp([name], in: Scope(file: file, type: nil), depth: 0)
        memo?.keep(LookupMemo.Meaning(symbol: found), of: name, from: file)
        return found
    }

    private func lookUp(_ components: [String], in scope: Scope, depth: Int) -> Int? {
        guard depth < Self.deepest, let found = find(components, in: scope, depth: depth) else { return nil }
        switch found {
        case .symbol(let id):
            return id
        case .alias(let alias, let aliasScope):
            guard case .named(let target) = TypeSyntax(parsing: alias.syntax.type) else { return nil }
            return resolvedSymbol(target.map(\.name), in: aliasScope, depth: depth + 1)
        }
    }
}

import SwiftSurface

extension Resolver {
    /// The names of types that what was read mentions and does not declare: last components, sorted. A caller that does
    /// not read the whole program at once reads the files that declare them, or extend types of these names, and asks
    /// again; the answer is empty at last, since only names that were never asked for, less `known`, are returned.
    ///
    /// It follows the properties and cases of marked types, the names in marks, models and their superclasses, contexts
    /// and the parameters of what fills a cell. O(declarations read).
    public static func neededNames(_ input: ResolverInput, known: Set<String> = []) -> [String] {
        var needed = NeededNames(table: SymbolTable(input.files), configureNames: input.configureNames)
        needed.collect()
        return needed.names.subtracting(known).sorted()
    }
}

/// The types that resolution will look at, as far as they are read.
struct NeededNames {
    let table: SymbolTable
    let configureNames: [String]
    private(set) var names: Set<String> = []
    private var visited: Set<Int> = []
    private var visitedAliases: Set<String> = []
    private var open: [Int] = []
    /// What typealiases stand for, not read yet. A chain of them may be long.
    private var openAliases: [(type: String, scope: SymbolTable.Scope)] = []

    init(table: SymbolTable, configureNames: [String]) {
        self.table = table
        self.configureNames = configureNames
    }

    mutating func collect() {
        for id in table.symbols.indices where isMarked(table.symbol(id)) { visit(id) }
        for file in table.index.files.indices {
            for alias in table.files[file].source.typealiases where !alias.marks.isEmpty {
                need(alias.declaration.type, in: SymbolTable.Scope(file: file, type: nil))
            }
        }
        while true {
            if let alias = openAliases.popLast() {
                need(alias.type, in: alias.scope)
            } else if let id = open.popLast() {
                read(id)
            } else {
                return
            }
        }
    }

    private func isMarked(_ symbol: Symbol) -> Bool {
        symbol.parts.contains { $0.marked.isMarked }
    }

    private mutating func visit(_ id: Int) {
        guard visited.insert(id).inserted else { return }
        open.append(id)
    }

    /// A type of the program: all that its members, marks and superclasses name.
    private mutating func read(_ id: Int) {
        let symbol = table.symbol(id)
        names.insert(symbol.baseName)
        if symbol.isHierarchy {
            let heirs = table.heirs(of: id)
            names.formUnion(heirs.names.map { SymbolTable.word($0) + Question.heirs })
            heirs.types.forEach { visit($0) }
        }
        // What conforms to its actions shows it.
        if symbol.parts.contains(where: { $0.marked.marks.contains(.list) }) {
            names.insert(SymbolTable.word(symbol.baseName) + Question.heirs)
        }
        for target in methodTargets(of: symbol) { needProtocols(of: target) }
        for part in symbol.parts {
            let scope = SymbolTable.Scope(file: part.file, type: symbol.name)
            for inherited in part.declaration.inherits where !StandardTypes.protocols.contains(inherited) {
                need(inherited, in: scope)
            }
            for set in [part.marked.marks] + part.marked.propertyMarks + part.marked.caseMarks {
                for argument in set.marks.flatMap(\.arguments) where argument.name != .on {
                    // The names of nibs and prototypes: the files that have them are asked for as well.
                    if [.nib, .prototype].contains(argument.name), let name = argument.value.string {
                        names.insert(name)
                    }
                    need(argument.value, in: scope)
                }
            }
            for property in part.declaration.properties where !property.isStatic {
                let text = property.type ?? property.initialValue.flatMap(InitialValueType.type)
                if let text { need(text, in: scope) }
            }
            for parameter in part.declaration.cases.flatMap(\.parameters) { need(parameter.type, in: scope) }
            guard symbol.kind == .class else { continue }
            for (function, marks) in part.marked.functions
            where configureNames.contains(function.name) || function.name == "height" || !marks.isEmpty {
                for parameter in function.parameters { need(parameter.type, in: scope) }
            }
        }
    }

    /// What shows the lists of a type whose marks name methods that UIKit does not have.
    private func methodTargets(of symbol: Symbol) -> [ListTarget] {
        symbol.parts.flatMap { $0.marked.marks.all(.list) }.compactMap { mark in
            let methods = mark.events.filter { $0.event == nil }
            guard !methods.isEmpty else { return nil }
            let target = mark.written(.target)?.member.flatMap(ListTarget.init) ?? .table
            let known = Set(DelegateMethods.all(of: target).flatMap { [$0.name, $0.fullName] })
            return methods.contains { !known.contains($0.name) } ? target : nil
        }
    }

    /// The protocols that refine the delegate, with the types that their methods take.
    private mutating func needProtocols(of target: ListTarget) {
        for foreign in ListProtocol.delegates(of: target) {
            names.insert(foreign + Question.heirs)
            for id in table.protocols(refining: foreign) {
                names.formUnion(table.heirs(of: id).names.map { SymbolTable.word($0) + Question.heirs })
                visit(id)
                let scope = SymbolTable.Scope(file: table.symbol(id).file, type: table.symbol(id).name)
                for function in table.symbol(id).declaration.functions {
                    for parameter in function.parameters { need(parameter.type, in: scope) }
                }
            }
        }
    }

    /// The types and functions that a value of a mark names.
    private mutating func need(_ value: MarkValue, in scope: SymbolTable.Scope) {
        switch value.form {
        case .name(let name):
            need(name, in: scope)
            if let dot = name.lastIndex(of: ".") { need(String(name[..<dot]), in: scope) }
        case .function(let base, _):
            if let dot = base.lastIndex(of: ".") {
                need(String(base[..<dot]), in: scope)
            } else {
                names.insert(base)
            }
        case .keyPath(let keyPath):
            if let type = keyPath.type { need(type, in: scope) }
        case .closed(_, let inner):
            need(inner, in: scope)
        case .array(let elements):
            for element in elements { need(element, in: scope) }
        default:
            break
        }
    }

    private mutating func need(_ text: String, in scope: SymbolTable.Scope) {
        need(TypeSyntax(parsing: text), in: scope)
    }

    private mutating func need(_ syntax: TypeSyntax, in scope: SymbolTable.Scope) {
        for part in syntax.parts {
            switch syntax {
            case .some, .any: if !StandardTypes.protocols.contains(part.description) { need(part, in: scope) }
            default: need(part, in: scope)
            }
        }
        if case .named(let components) = syntax { need(components.map(\.name), in: scope) }
    }

    private mutating func need(_ components: [String], in scope: SymbolTable.Scope) {
        switch table.find(components, in: scope) {
        case .symbol(let id)?:
            visit(id)
        case .alias(let alias, let aliasScope)?:
            if let id = table.resolvedSymbol(components, in: scope) {
                visit(id)
            } else if visitedAliases.insert(alias.syntax.name).inserted {
                openAliases.append((alias.syntax.type, aliasScope))
            }
        case nil:
            // Of `BundleCell.rowHeight` the last is a member: what it belongs to is enough.
            for (index, name) in components.enumerated()
            where !StandardTypes.values.contains(name) && !StandardTypes.equatableValues.contains(name)
                && !table.modules.contains(name) && (index == 0 || name.first?.isLowercase == false)
            {
                names.insert(name)
            }
        }
    }
}

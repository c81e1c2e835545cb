import SwiftSurface

/// The names of other modules that mean something of the app in a generated file.
struct HiddenNameRule: ResolutionRule {
    let listScope: ListScope

    /// Those that a type of the app, a type parameter or a generated type hides in what is generated for the types of
    /// `file`. Reports modules whose own names are hidden where one of theirs has to be written in full.
    func hiddenNames(of file: GeneratedFile) -> Set<String> {
        var hidden: Set<String> = []
        for type in extendedTypes(of: file) { hidden.formUnion(names(hiddenIn: type)) }
        for list in file.lists { hidden.formUnion(list.names.all.filter { ForeignNames.modules[$0] != nil }) }
        for section in file.sections {
            let generated = [section.rowName, section.rowIDName, section.snapshotName]
            hidden.formUnion(generated.filter { ForeignNames.modules[$0] != nil })
        }
        for section in file.sectionEnums {
            let names = section.names
            let generated = [names.row, names.rowID, names.sectionID, names.snapshot]
            hidden.formUnion(generated.filter { ForeignNames.modules[$0] != nil })
        }
        for rows in file.rows where ForeignNames.modules[rows.rowIDName] != nil { hidden.insert(rows.rowIDName) }
        reportModules(of: hidden, in: file)
        return hidden
    }

    /// The names, with a dot between their components, of the types that the file extends.
    private func extendedTypes(of file: GeneratedFile) -> [String] {
        let types =
            file.lists.map(\.typeName) + file.sections.map(\.typeName) + file.sectionEnums.map(\.typeName)
            + file.rows.map(\.typeName) + file.actions.map(\.typeName)
        return types.map { type in type.nameComponents.map { Identifier.unquoted(String($0)) }.joined(separator: ".") }
    }

    private func names(hiddenIn type: String) -> [String] {
        let scope = SymbolTable.Scope(file: listScope.outputFile, type: type)
        let parameters =
            table.symbolID(named: type, from: scope)
            .map { Generics.names(table.symbol($0).declaration.genericParameters) } ?? []
        let types = ForeignNames.types.filter { parameters.contains($0) || table.find([$0], in: scope) != nil }
        return types + members(around: type, in: scope).filter { ForeignNames.modules[$0] != nil }
    }

    /// The names of the members of a type and of those around it, which hide functions.
    private func members(around type: String, in scope: SymbolTable.Scope) -> [String] {
        var names: [String] = []
        var outer: String? = type
        while let type = outer {
            for part in table.symbolID(named: type, from: scope).map({ table.symbol($0).parts }) ?? [] {
                names += part.declaration.functions.map(\.name) + part.declaration.properties.map(\.name)
                names += part.declaration.cases.map(\.name)
            }
            outer = type.outerName
        }
        return names
    }

    /// Reports each module whose name means a type of the app, if one of its names has to be written with it, or is in a
    /// type that the app writes so.
    private func reportModules(of hidden: Set<String>, in file: GeneratedFile) {
        let scopes = extendedTypes(of: file).map { SymbolTable.Scope(file: listScope.outputFile, type: $0) }
        let modules = Self.modules.filter { module in scopes.contains { table.find([module], in: $0) != nil } }
        let copied = modules.isEmpty ? [] : copiedTypes(in: file)
        for module in modules {
            let written = copied.filter { $0.hasPrefix(module + ".") || $0.contains("[\(module).") }
            let names = Set(hidden.filter { ForeignNames.modules[$0] == module } + written).sorted()
            guard !names.isEmpty else { continue }
            switch scopes.lazy.compactMap({ table.find([module], in: $0) }).first {
            case .symbol(let id)?: report(.hiddenModule(module, by: names), at: table.symbol(id).place)
            case .alias(let alias, _)?: report(.hiddenModule(module, by: names), at: alias.place)
            case nil: break
            }
        }
    }

    private static let modules = Set(ForeignNames.modules.values).sorted()

    /// The types of the app that are named in the file.
    private func copiedTypes(in file: GeneratedFile) -> [String] {
        file.lists.flatMap { ReservedNameRule.types(namedBy: $0) }
            + file.sections.flatMap { ReservedNameRule.types(namedBy: $0.sources) }
            + file.rows.flatMap { ReservedNameRule.types(namedBy: $0.cases) }
    }
}

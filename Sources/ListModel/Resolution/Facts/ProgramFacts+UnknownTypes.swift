import SourceText
import SwiftSurface

/// Types that marks name and no input declares.
extension ProgramFacts {
    /// A type that nothing of the run declares.
    struct UnknownType {
        /// As the mark says it.
        var name: String
        /// The type of the program that is spelled almost like it.
        var near: String?
        /// What may declare it; empty if nothing can.
        var sources: [String]
    }

    /// The type that a mark names, if neither an input nor the system declares it. A module before its name says that
    /// another one does.
    func unknownType(
        _ value: MarkValue, as argument: MarkArgumentName, in scope: SymbolTable.Scope
    ) -> UnknownType? {
        guard let fits = candidates(argument), let text = (value.closed("weak") ?? value).name,
            let components = Self.components(TypeSyntax(parsing: text)), let first = components.first,
            text.contains(".") || first.first?.isUppercase == true
        else { return nil }
        guard table.find(components, in: scope) == nil, components.count > 1 || !SystemClasses.knows(first) else {
            return nil
        }
        let name = components.joined(separator: ".")
        if components.count > 1 {
            guard isNamespace(components.dropLast(), in: scope) else { return nil }
            if isStaticMember(components, in: scope) { return nil }
        }
        return UnknownType(
            name: name, near: nearName(name, scope: scope, where: fits),
            sources: sources(of: first, seenFrom: scope.file))
    }

    private static func components(_ syntax: TypeSyntax) -> [String]? {
        switch syntax {
        case .named(let components): components.map(\.name)
        case .any(let inner), .some(let inner), .optional(let inner): components(inner)
        default: nil
        }
    }

    /// Whether a name is that of a struct or enum of the program, all of whose types are known.
    private func isNamespace(_ components: ArraySlice<String>, in scope: SymbolTable.Scope) -> Bool {
        guard case .symbol(let id)? = table.find(Array(components), in: scope) else { return false }
        return [.struct, .enum].contains(table.symbol(id).kind) && !table.symbol(id).isTypeParameter
    }

    /// Whether a name is that of a value or function of a type, such as a title among the texts of an app.
    private func isStaticMember(_ components: [String], in scope: SymbolTable.Scope) -> Bool {
        guard case .symbol(let id)? = table.find(Array(components.dropLast()), in: scope), let name = components.last
        else {
            return false
        }
        return hasStaticValue(name, in: id) || hasStaticFunction(name, in: id)
    }

    /// Whether a dotted name is that of a static property or a case of a type: `Swipes.all`.
    func isStaticValue(_ name: String, seenFrom scope: SymbolTable.Scope) -> Bool {
        guard let outer = name.outerName else { return false }
        let type = table.resolve(outer, in: scope)
        return table.symbolID(of: type.syntax, from: scope.file).map { hasStaticValue(name.lastName, in: $0) } ?? false
    }

    /// Whether a type itself has a static function of that base name.
    func hasStaticFunction(_ name: String, in id: Int) -> Bool {
        table.symbol(id).parts.contains { part in
            part.declaration.functions.contains { $0.isStatic && $0.name == name }
        }
    }

    /// Whether a type, or what it inherits from, has a static property or a case of that name.
    func hasStaticValue(_ name: String, in id: Int) -> Bool {
        hasStaticProperty(name, in: id) || name == "allCases" && table.conformanceNames(of: id).contains("CaseIterable")
            || table.symbol(id).parts.contains { part in part.declaration.cases.contains { $0.name == name } }
    }

    /// Whether a type, or what it inherits from, has a static property of that name.
    func hasStaticProperty(_ name: String, in id: Int) -> Bool {
        (table.lineage(of: id) + table.protocols(of: id)).contains { type in
            table.symbol(type).parts.contains { part in
                part.declaration.properties.contains { $0.isStatic && $0.name == name }
            }
        }
    }

    /// The type of the program that the name of a model, which no input declares, is spelled almost like.
    func nearModel(_ name: String, from scope: SymbolTable.Scope) -> String? {
        guard table.find([name], in: scope) == nil else { return nil }
        return nearName(name, scope: scope) { [.struct, .enum, .class, .protocol].contains(table.symbol($0).kind) }
    }

    private func nearName(_ name: String, scope: SymbolTable.Scope, where fits: (Int) -> Bool) -> String? {
        guard name.utf8.count > 4, !SystemClasses.hasPrefix(name) else { return nil }
        var names: [String] = []
        for id in table.symbolIDs(spelledAlmostLike: name) where fits(id) {
            let symbol = table.symbol(id)
            let outer = symbol.name.dropLast(symbol.baseName.count + 1)
            let isAround = ((scope.type ?? "") + ".").hasPrefix(outer + ".")
            names.append(outer.isEmpty || isAround ? symbol.baseName : symbol.name)
        }
        return Spelling.nearest(to: name, among: names.sorted(), within: 3)
    }

    /// What may declare a name that is seen from a file: a module or header that was not read, or the system.
    func sources(of name: String, seenFrom file: Int) -> [String] {
        let module = table.files[file].module
        let imported = table.files[file].source.imports.map { String($0.module.firstName) } + input.imports
        let modules = Set(imported).filter { !SystemClasses.isModule($0) && !table.modules.contains($0) }
        let headers = (input.unread.headers[module] ?? []).filter { header in
            let framework = String(header.prefix { $0 != "/" })
            return !SystemClasses.isModule(framework) && !table.modules.contains(framework)
        }
        return modules.sorted().map { "the module `\($0)`" } + headers.prefix(3).map { "the header `\($0)`" }
            + (SystemClasses.hasPrefix(name) ? ["a framework of Apple"] : [])
            + (input.unread.isPart ? ["a file that was not looked at"] : [])
    }

    /// Which types an argument may name; nil for one that names none.
    private func candidates(_ argument: MarkArgumentName) -> ((Int) -> Bool)? {
        switch argument {
        case .context: { _ in true }
        case .cell, .cells, .empty:
            { id in ListTarget.allCases.contains { self.whyNoView(id, header: false, of: $0) == nil } }
        case .header, .footer, .view:
            { id in
                ListTarget.allCases.contains { self.whyNoView(id, header: true, of: $0) == nil }
                    || self.whyNoTableEnd(id) == nil
            }
        case .does: { self.isActions($0) }
        default: nil
        }
    }
}

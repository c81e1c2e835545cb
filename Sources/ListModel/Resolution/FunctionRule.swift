import SourceText
import SwiftSurface

/// `configure:` of a mark: an existing function, an expression or a closure.
struct FunctionRule: ResolutionRule {
    let listScope: ListScope

    func fill(
        saidBy value: MarkValue, _ selection: CellSelection, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Fill {
        switch value.form {
        case .function(let base, let labels):
            return fill(byFunction: base, labels: labels, value, selection, site: site, offers: offers, in: around)
        case .name(let base):
            return fill(byFunction: base, labels: nil, value, selection, site: site, offers: offers, in: around)
        default:
            return ClosureRule(self).fill(saidBy: value, selection, site: site, in: around)
        }
    }

    private func fill(
        byFunction base: String, labels: [String]?, _ value: MarkValue, _ selection: CellSelection, site: RowSite,
        offers: [Offer], in around: Surroundings
    ) -> Fill {
        let found = functions(base, site: site, selection: selection)
        let fitting = found.filter { function in
            labels.map { $0 == function.candidate.parameters.map { $0.label ?? "_" } } ?? true
        }
        guard !fitting.isEmpty else {
            let names =
                found.isEmpty ? nearest(base, site: site) : found.map(\.candidate.fullName)
            report(.unknownFunction(value.text, cell: selection.type.text, near: names), at: value.place)
            return .none
        }
        var all = offers
        all.insert(
            Offer(value: .cell, type: selection.type.syntax, names: ["cell"], text: "cell: \(selection.type.text)"),
            at: 0)
        let plain = TypeSyntax(parsing: "UITableViewCell")
        if !table.accepts(plain, selection.type.syntax, from: site.file) {
            all.append(Offer(value: .cell, type: plain, names: ["cell"], text: "cell: UITableViewCell"))
        }
        let fillings = fitting.map { ($0, facts.filling($0.candidate.parameters, from: all, file: site.file)) }
        let complete = fillings.filter { $0.1.isComplete }
        if complete.count > 1 {
            report(
                .ambiguousConfigure(
                    value.text, methods: complete.map(\.0.candidate.fullName), places: complete.map(\.0.candidate.place)
                ),
                at: value.place)
            return .none
        }
        guard let (function, filling) = complete.first else {
            guard let (function, filling) = fillings.first,
                let parameter = filling.missing.first ?? filling.ambiguous.first?.0
            else { return .none }
            report(
                .unfillableParameter(
                    parameter.text, method: function.candidate.fullName, cell: selection.type.text,
                    offers: all.map(\.text), call: "configure: { cell, row in \(function.name)(cell, row) }",
                    other: function.candidate.place, isMethod: true), at: value.place)
            return .none
        }
        guard filling.arguments.contains(where: { $0.value == .cell }) else {
            report(
                .functionWithoutCell(
                    value.text, cell: selection.type.text, declared: function.candidate.place), at: value.place)
            return .none
        }
        if let reason = AttributeRule(self).checked(function.candidate, in: around.owner).statementFault {
            report(
                .uncallableMethod(
                    value.text, of: nil, to: "fill `\(selection.type.text)`", because: reason,
                    declared: function.candidate.place), at: value.place)
            return .none
        }
        findings.usage.draw(on: function.file, for: listScope.outputFile)
        return .function(
            value.argument(form: .function, isVerified: false), name: function.name, arguments: filling.arguments)
    }

    /// A function that a mark may mean.
    private struct NamedFunction {
        /// In full, without labels.
        var name: String
        var file: Int
        var candidate: FillCandidate
    }

    /// `Cells.fill` is a static function of `Cells`; `fill` one of the types around the row, of the cell, or a global one.
    private func functions(_ base: String, site: RowSite, selection: CellSelection) -> [NamedFunction] {
        guard let dot = base.lastIndex(of: ".") else {
            var owners: [Int] = []
            var outer: String? = site.owner
            while let type = outer {
                if let id = table.symbolID(named: type, from: site.scope) { owners.append(id) }
                outer = type.lastIndex(of: ".").map { String(type[..<$0]) }
            }
            for owner in owners + (selection.symbol.map { [$0] } ?? []) {
                let found = staticFunctions(base, of: owner)
                if !found.isEmpty { return found }
            }
            return globalFunctions(base, from: site.file)
        }
        let name = String(base[base.index(after: dot)...])
        let owner = table.resolve(String(base[..<dot]), in: site.scope)
        guard let id = table.symbolID(of: owner.syntax, from: site.file) else {
            return table.modules.contains(String(base[..<dot])) ? globalFunctions(name, from: site.file) : []
        }
        return staticFunctions(name, of: id)
    }

    /// The static function of the named type that is spelled nearly so.
    private func nearest(_ base: String, site: RowSite) -> [String] {
        guard let dot = base.lastIndex(of: ".") else {
            return Spelling.nearest(to: base, among: table.functions.keys.sorted()).map { [$0] } ?? []
        }
        let type = String(base[..<dot])
        guard let id = table.symbolID(of: table.resolve(type, in: site.scope).syntax, from: site.file) else {
            return []
        }
        let names = table.symbol(id).parts.flatMap(\.declaration.functions).filter(\.isStatic).map(\.name)
        let near = Spelling.nearest(to: String(base[base.index(after: dot)...]), among: names)
        return near.map { [type + "." + $0] } ?? []
    }

    private func staticFunctions(_ name: String, of id: Int) -> [NamedFunction] {
        table.lineage(of: id).flatMap { owner in
            table.symbol(owner).parts.flatMap { part in
                part.declaration.functions.filter { $0.isStatic && $0.name == name && $0.kind == .function }.map {
                    var candidate = facts.candidate($0, owner: owner, part: part, of: id, mark: nil)
                    candidate.attributes += facts.availability(of: owner)
                    return NamedFunction(
                        name: table.text(of: owner) + "." + name, file: part.file, candidate: candidate)
                }
            }
        }
    }

    private func globalFunctions(_ name: String, from file: Int) -> [NamedFunction] {
        (table.functions[name] ?? []).filter { $0.file == file || !Access($0.function.modifiers).isFileOnly }.map {
            NamedFunction(
                name: name, file: $0.file,
                candidate: facts.candidate(
                    $0.function, named: name, in: SymbolTable.Scope(file: $0.file, type: nil), path: $0.path))
        }
    }
}

import SourceText
import SwiftSurface

/// Enums marked `rows`: their cases. Those of protocols and classes are the types below them.
struct RowsRule: ResolutionRule {
    let listScope: ListScope

    /// The cases of a rows enum, or nil if they are faulty.
    func rowsSites(_ id: Int) -> [RowSite]? {
        members(listScope.types.rows(of: id))
    }

    /// The same, read again.
    func readSites(_ id: Int) -> [RowSite]? {
        let (sites, hasErrors) = log.checking { cases(of: id) }
        let showsNothing = log.checking {
            if sites.isEmpty, !hasErrors, table.symbol(id).kind == .enum { DoubtRule(self).reportNoRows(id) }
        }.hasErrors
        let isFaulty =
            showsNothing || hasErrors || facts.marks(of: id).isFaulty || sites.contains { $0.marks.isFaulty }
        return isFaulty ? nil : sites
    }

    private func cases(of id: Int) -> [RowSite] {
        let symbol = table.symbol(id)
        let outer = facts.marks(of: id).all(.rows)
        var sites = facts.isHierarchy(id) ? HierarchyRule(self).sites(id) : []
        for part in symbol.parts where symbol.kind == .enum {
            for (enumCase, marks) in part.marked.cases {
                for mark in marks.marks where [.section, .header, .footer].contains(mark.kind) {
                    report(.sectionMarkOfRow(mark.kind.rawValue, of: symbol.name), at: mark.place)
                }
                if let site = site(of: enumCase, marks, part: part, owner: id, outer: outer) { sites.append(site) }
            }
        }
        if symbol.declaration.genericParameters != nil {
            report(.genericType(symbol.name, isList: false), at: symbol.place)
        }
        RowNameRule(self).check(sites, owner: symbol.name)
        return sites
    }

    private func site(
        of enumCase: EnumCase, _ marks: MarkSet, part: Symbol.Part, owner: Int, outer: [Mark]
    ) -> RowSite? {
        let symbol = table.symbol(owner)
        let place = SourcePlace(path: part.path, range: enumCase.nameRange)
        if let attribute = AttributeRule(self).restriction(enumCase.attributes, in: owner) {
            report(.restrictedRow(enumCase.name, attribute: attribute), at: place)
            return nil
        }
        let subject = "\(symbol.name).\(enumCase.name)"
        let scope = SymbolTable.Scope(file: part.file, type: symbol.name)
        let types = enumCase.parameters.map { table.resolve($0.type, in: scope) }
        var payload: [RowPayload] = []
        for (index, (parameter, type)) in zip(enumCase.parameters, types).enumerated() {
            guard AccessRule(self).isVisible(type, as: subject, for: owner, at: place) else { return nil }
            let fallback = index == 0 ? enumCase.name : "value\(index)"
            var binding = Binding.name(parameter.label ?? fallback)
            if payload.contains(where: { $0.binding == binding }) { binding += String(index) }
            payload.append(
                facts.payload(
                    type, label: parameter.label, binding: binding, from: part.file))
        }
        var rows: Int?
        if types.count == 1, let id = table.symbolID(of: types[0].syntax, from: part.file), facts.isRows(id) {
            if facts.isHierarchy(id) { reportNotYet(id, as: "the payload of a case", at: place) }
            rows = id
        }
        var site = RowSite(
            subject: subject, name: applied.value(.name, of: marks.all(.row))?.string ?? enumCase.name,
            caseName: enumCase.name, payload: payload, types: types, rows: rows, marks: marks,
            modelMarks: types.first.map { facts.modelMarks(of: $0, from: part.file) } ?? [], outer: outer,
            file: part.file, owner: symbol.name,
            conditions: facts.conditions(enumCase.conditions, inside: symbol.declaration.conditions), place: place)
        if types.count == 1 { site.nestedList = facts.nestedList(types[0], from: part.file) }
        return site
    }

    /// Refuses values of a protocol or class marked `rows` where they are not yet made into rows.
    func reportNotYet(_ id: Int, as what: String, at place: SourcePlace) {
        let what = "a row of the types below `\(table.symbol(id).name)` as \(what)"
        listScope.report(.notYet(what, valid: []), at: place)
    }
}

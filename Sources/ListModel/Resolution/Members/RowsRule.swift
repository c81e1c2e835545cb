import SourceText
import SwiftSurface

/// Enums marked `rows`: their cases. Those of protocols and classes are the types below them.
struct RowsRule: ResolutionRule {
    let listScope: ListScope

    /// The cases of a rows enum, or nil where they are faulty. Read once.
    func rowsSites(_ id: Int) -> [RowSite]? {
        findings.rowsTypes.value(id) { readSites(id) }
    }

    private func readSites(_ id: Int) -> [RowSite]? {
        let errors = errorCount
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
        SectionTypeRule(self).checkNames(sites, owner: symbol.name)
        if sites.isEmpty, errors == errorCount, symbol.kind == .enum { DoubtRule(self).reportNoRows(id) }
        let isFaulty = errors != errorCount || facts.marks(of: id).isFaulty || sites.contains { $0.marks.isFaulty }
        return isFaulty ? nil : sites
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
        return RowSite(
            subject: subject, name: applied.value(.name, of: marks.all(.row))?.string ?? enumCase.name,
            caseName: enumCase.name,
            property: "",
            multiplicity: .one, payload: payload, types: types,
            rows: rows, marks: marks, modelMarks: types.first.map { facts.modelMarks(of: $0, from: part.file) } ?? [],
            outer: outer, cell: nil, file: part.file, owner: symbol.name, isSettable: false,
            conditions: facts.conditions(enumCase.conditions, inside: symbol.declaration.conditions), place: place)
    }

    /// Refuses values of a protocol or class marked `rows` where they are not yet made into rows.
    func reportNotYet(_ id: Int, as what: String, at place: SourcePlace) {
        let what = "a row of the types below `\(table.symbol(id).name)` as \(what)"
        listScope.report(MarkDiagnostic.notYet(what, valid: []).entry, at: place)
    }

    func rowsDefinition(_ id: Int) -> RowsDefinition? {
        let symbol = table.symbol(id)
        guard let sites = rowsSites(id), let mark = facts.marks(of: id)[.rows] else { return nil }
        let errors = errorCount
        NameRule(self).checkExtendable(id)
        InlineRule(self).check(id, mark)
        contribute(id)
        let isUsed = facts.isHeldByLists(id)
        let rowIDName = facts.rowIDName(id)
        if facts.isHierarchy(id) {
            OptionRule(self).option(.rowIDType, of: mark, subject: symbol.name)
        } else if isUsed {
            NameRule(self).checkTakenNames([("RowID", rowIDName, .rowIDType)], in: id, mark: mark)
        }
        var cases: [RowsDefinition.Case] = []
        let doubt = listScope.isInDoubt
        defer { listScope.isInDoubt = doubt }
        for site in sites {
            listScope.isInDoubt = doubt || DoubtRule(self).isDoubtful(site)
            let identity =
                isUsed && site.rows == nil
                ? IdentityRule(self).identity(of: site, isRepeated: true) : (.kind, TypeFacts())
            cases.append(
                RowsDefinition.Case(
                    name: site.caseName, payload: site.payload, nestedRows: site.rows.map(facts.rowsDeclaration),
                    identity: identity.0, identityPayload: IdentityRule(self).identityPayload(of: site),
                    identityFacts: identity.1,
                    content: isUsed && site.rows == nil
                        ? ContentRule(self).content(of: site) : site.payload.isEmpty ? .none : .equatable,
                    conditions: site.conditions, place: site.place))
            site.types.forEach { contribute($0.syntax) }
        }
        let provider = applied.value(.provider, of: mark) == nil ? nil : provider(id, sites: sites, mark: mark)
        guard errors == errorCount else { return nil }
        return RowsDefinition(
            typeName: facts.rowsDeclaration(id),
            hierarchy: facts.isHierarchy(id) ? HierarchyRule(self).definition(id, sites: sites) : nil,
            access: access(of: id),
            availability: facts.availability(of: id),
            conditions: symbol.declaration.conditions, rowIDName: rowIDName, provider: provider, isUsedByList: isUsed,
            cases: cases, place: symbol.place)
    }

    /// That of the marked type, or, for an enum beside a protocol or class that only its file sees, the same.
    private func access(of id: Int) -> String {
        let isFileOnly = Access(table.symbol(id).declaration.modifiers).isFileOnly
        return facts.isHierarchy(id) && isFileOnly ? "fileprivate" : facts.memberAccess(of: id)
    }

    private func provider(_ id: Int, sites: [RowSite], mark: Mark) -> ProviderDefinition {
        var surroundings = Surroundings(
            file: table.symbol(id).file, owner: id, rowType: facts.rowsText(id), isProvider: true)
        surroundings.context = ListRule(self).contextType(mark, of: id)
        surroundings.enums = [(id, 0)]
        let type = facts.rowsText(id)
        surroundings.levels = [Surroundings.Level(marks: [mark], grain: .rows(name: nil, type: type, value: .row))]
        applied.apply(mark.place)
        listScope.target = applied.choice(.provider, of: mark).flatMap(ListTarget.init) ?? .table
        defer { listScope.target = .table }
        let view = listScope.target.viewType
        let cell = surroundings.context == nil ? "cell(in:at:)" : "cell(in:at:context:)"
        ReservedNameRule(self).checkMethods(of: id, against: ["register(in:)": view, cell: view])
        var leaves = sites.flatMap { LeafRule(self).leaves(of: $0, steps: [], in: surroundings) }
        UnfilledRowRule(self).settleUnfilled(&leaves, in: surroundings)
        let cells = CellClassRule(self).cellClasses(of: leaves.map(\.1), headers: [])
        return ProviderDefinition(
            target: listScope.target, context: surroundings.context?.text, cells: cells.classes,
            leaves: CellClassRule(self).named(leaves.map(\.0), by: cells.names))
    }
}

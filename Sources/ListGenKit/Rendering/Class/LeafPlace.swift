import ListModel

/// Where the rows of a kind stand in their list: the expressions of the section's value and of the row's position.
struct LeafPlace {
    let list: ListDefinition
    let index: ProgramIndex

    let sections: SectionIndex
    /// The position of the section that holds the rows of each first case.
    private let positions: [String: Int]

    init(list: ListDefinition, index: ProgramIndex) {
        self.list = list
        self.index = index
        sections = SectionIndex(list: list)
        var positions: [String: Int] = [:]
        for (position, section) in list.sections.enumerated() {
            switch section.shape {
            case .rows(let sources), .whole(let sources):
                for source in sources where positions[source.name] == nil { positions[source.name] = position }
            case .collections(let source, _, _):
                if positions[source.name] == nil { positions[source.name] = position }
            case .structure, .repeated, .alternatives:
                if positions[section.name] == nil { positions[section.name] = position }
            }
        }
        self.positions = positions
    }

    private struct Found {
        var position: Int
        var section: SectionDefinition
        var sources: [RowSource]
        var source: RowSource?
    }

    /// The position of the section that the rows of a kind stand in. Where the Row is a rows enum there is one.
    func sectionPosition(_ leaf: RowLeaf) -> Int? {
        guard list.rowAlias == nil else { return list.sections.isEmpty ? nil : 0 }
        return leaf.steps.first.flatMap { positions[$0.caseName] }
    }

    private func find(_ leaf: RowLeaf) -> Found? {
        guard let position = sectionPosition(leaf) else { return nil }
        let section = list.sections[position]
        let sources: [RowSource]
        let source: RowSource?
        switch section.shape {
        case .rows(let all), .whole(let all):
            sources = all
            source = list.rowAlias == nil ? all.first { $0.name == leaf.steps.first?.caseName } : all.first
        case .collections(let rows, _, _):
            (sources, source) = ([rows], rows)
        case .structure(let type, _, _), .repeated(let type, _, _, _):
            sources = index.sectionType(type)?.sources ?? []
            source = leaf.steps.dropFirst().first.flatMap { step in sources.first { $0.name == step.caseName } }
        case .alternatives:
            (sources, source) = ([], nil)
        }
        return Found(position: position, section: section, sources: sources, source: source)
    }

    /// The value of the section at `indexPath`.
    func section(_ leaf: RowLeaf) -> String {
        guard let found = find(leaf) else { return "applied" }
        if case .whole = found.section.shape { return "applied" + list.valueMember }
        return section(found) + found.section.valueMember
    }

    /// The value of the section enum at `indexPath`; `position` is that of its property.
    func enumValue(_ position: Int) -> String {
        let section = list.sections[position]
        guard section.repetition == nil else {
            return sections.element(position, at: "indexPath.section", receiver: "applied.")
        }
        return "applied.\(Namer.member(section.property))"
    }

    private func section(_ found: Found) -> String {
        switch found.section.shape {
        case .alternatives: return enumValue(found.position)
        case .rows, .structure: return "applied.\(Namer.member(found.section.property))"
        case .whole: return "applied"
        case .repeated, .collections:
            return sections.element(found.position, at: "indexPath.section", receiver: "applied.")
        }
    }

    /// `RowPosition(in: applied.stories, at: indexPath.row)`.
    func position(_ leaf: RowLeaf) -> String {
        if let rows = RowsOfCase(leaf, in: self) { return rows.position }
        guard let found = find(leaf), let source = found.source else { return "" }
        let receiver: String
        switch found.section.shape {
        case .rows, .whole: receiver = "applied."
        case .structure, .repeated, .collections, .alternatives: receiver = section(found) + "."
        }
        let text = RowSourceText(source, siblings: found.sources, receiver: receiver)
        guard text.isMany else { return Namer.own("RowPosition(index: 0, count: 1, previous: nil, next: nil)") }
        let offset = RowStart(sources: found.sources).offset("indexPath.row", of: source, receiver: receiver)
        return Namer.own("RowPosition(in: \(text.property), at: \(offset))")
    }

    /// The section of a row that may be gone, by the identity that the row carries.
    func sectionLookup(_ leaf: RowLeaf, id: String) -> String? {
        guard let found = find(leaf), let (_, identity) = found.section.repetition else { return nil }
        let property = "applied.\(Namer.member(found.section.property))"
        let value = found.section.valueMember
        let lookup: String
        if case .alternatives(let alternatives) = found.section.shape, let step = leaf.steps.dropFirst().first {
            let name = "." + Namer.member(alternatives.caseName(of: step)) + (step.carriesSectionID ? "(\(id))" : "")
            return "\(property).first { $0.sectionID == \(name) }" + (value.isEmpty ? "" : "?" + value)
        }
        switch identity {
        case .key(let members, _): lookup = "\(property).first { $0\(value).\(members) == \(id) }"
        case .value, .occurrence: lookup = "\(property).first { $0\(value) == \(id) }"
        case .position: lookup = "\(property).dropFirst(\(id)).first"
        case .kind: lookup = "\(property).first"
        }
        return lookup + (value.isEmpty ? "" : "?" + value)
    }
}

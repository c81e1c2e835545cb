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
            for name in SectionText(section, of: list, index).caseNames where positions[name] == nil {
                positions[name] = position
            }
        }
        self.positions = positions
    }

    /// The section of rows, and the property that they come from.
    struct Found {
        var position: Int
        var text: SectionText
        var source: RowSource?
    }

    /// The position of the section that the rows of a kind stand in. If the Row is a rows enum there is one.
    func sectionPosition(_ leaf: RowLeaf) -> Int? {
        guard list.rowAlias == nil else { return list.sections.isEmpty ? nil : 0 }
        return leaf.steps.first.flatMap { positions[$0.caseName] }
    }

    func find(_ leaf: RowLeaf) -> Found? {
        guard let position = sectionPosition(leaf) else { return nil }
        let text = SectionText(list.sections[position], of: list, index)
        let step = text.rows.type == nil ? leaf.steps.first : leaf.steps.dropFirst().first
        let source = text.rows.sources.first { list.rowAlias != nil || $0.name == step?.caseName }
        return Found(position: position, text: text, source: source)
    }

    /// The value of the section at `indexPath`.
    func section(_ leaf: RowLeaf) -> String {
        find(leaf).map { value($0.position) + $0.text.valueMember } ?? "applied"
    }

    /// What the state holds of the section at `indexPath`, which is the `position`-th.
    func value(_ position: Int) -> String {
        sections.value(position, at: "indexPath.section", receiver: "applied.")
    }

    /// The position of the only row of its property.
    static let alone = Namer.own("RowPosition(index: 0, count: 1, previous: nil, next: nil)")

    /// `RowPosition(in: applied.stories, at: indexPath.row)`.
    func position(_ leaf: RowLeaf) -> String {
        if let rows = RowsOfCase(leaf, in: self) { return rows.position }
        guard let found = find(leaf), let source = found.source else { return "" }
        let text = RowSourceText(source, siblings: found.text.rows.sources, receiver: receiver(found))
        guard text.isMany else { return Self.alone }
        return Namer.own("RowPosition(in: \(text.property), at: \(offset(leaf)))")
    }

    /// `applied.folders.outline(at: indexPath.row)`; empty for rows that are not in one.
    func outline(_ leaf: RowLeaf) -> String {
        guard let found = find(leaf), let source = found.source, source.declaration?.outline != nil else { return "" }
        let text = RowSourceText(source, siblings: found.text.rows.sources, receiver: receiver(found))
        return Namer.own("\(text.property).outline(at: \(offset(leaf)))")
    }

    /// The index of the row at `indexPath` among those of its property.
    func offset(_ leaf: RowLeaf) -> String {
        guard let found = find(leaf), let source = found.source else { return "indexPath.row" }
        return RowStart(sources: found.text.rows.sources).offset(
            "indexPath.row", of: source, receiver: receiver(found))
    }

    /// Where the rows of the property of a row are in its section: a range, and the statement that finds where it begins.
    func rows(_ leaf: RowLeaf) -> (lead: [String], range: String) {
        if let rows = RowsOfCase(leaf, in: self) { return ([], rows.range) }
        guard let found = find(leaf), let source = found.source else { return ([], "0..<0") }
        let sources = found.text.rows.sources
        let start = RowStart(sources: sources).start(of: source, receiver: receiver(found))
        let count = RowSourceText(source, siblings: sources, receiver: receiver(found)).count
        guard Int(start) == nil else { return ([], "\(start)..<\(start == "0" ? "" : "\(start) + ")\(count)") }
        let name = Namer.local("start", apartFrom: leaf.payload.map(\.binding))
        return (["let \(name) = \(start)"], "\(name)..<\(name) + \(count)")
    }

    private func receiver(_ found: Found) -> String {
        found.text.isInList ? "applied." : value(found.position) + "."
    }

    /// The section of a row that may be gone, by the identity that the row carries.
    /// - Parameter isTested: Whether it is looked up as the condition of a statement, where a closure needs its label, and
    ///   in the newest state, as the app has it; else in the applied one.
    func sectionLookup(_ leaf: RowLeaf, id: String, isTested: Bool = false) -> String? {
        func first(_ test: String) -> String { isTested ? "first(where: { \(test) })" : "first { \(test) }" }
        guard let text = find(leaf)?.text, text.section.isRepeated else { return nil }
        let property = "\(isTested ? "state" : "applied").\(Namer.member(text.section.property))"
        let value = isTested ? "" : text.section.valueMember
        let lookup: String
        if let alternatives = text.rows.alternatives, let step = leaf.steps.dropFirst().first {
            // The row of an empty case has a name of its own.
            let item = index.sectionCase(ofRow: step.caseName, in: alternatives.type)
            let name = "." + Namer.member(item?.name ?? step.caseName) + (step.carriesSectionID ? "(\(id))" : "")
            return "\(property)." + first("$0.sectionID == \(name)") + (value.isEmpty ? "" : "?" + value)
        }
        switch text.carriedIdentity {
        case .key(let key, _)?:
            lookup = "\(property)." + first("\(Identity.key(key, of: "$0" + value)) == \(id)")
        case .value?, .occurrence?: lookup = "\(property)." + first("$0\(value) == \(id)")
        case .position?: lookup = "\(property).dropFirst(\(id)).first"
        case .kind?, nil: lookup = "\(property).first"
        }
        return lookup + (value.isEmpty ? "" : "?" + value)
    }
}

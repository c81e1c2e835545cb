import ListModel
import SwiftSurface

/// `cell(stories: id)`, `bannerCell()`: the cell of one row on screen, as the class that shows rows of its kind.
struct CellFunctions {
    let place: LeafPlace
    let cellText: CellText

    private var list: ListDefinition { place.list }
    private var index: ProgramIndex { place.index }

    var values: [[String: Any]] {
        ConditionalLines.grouped(list.leaves.compactMap(function))
    }

    /// What tells a row of a kind apart from the others: the types of the identities, nil if there is none.
    private struct Key {
        var section: String?
        var row: String?
    }

    /// Not with the access of the list: that of the class may be less.
    private func function(_ leaf: RowLeaf) -> (values: [String: Any], conditions: [Condition])? {
        guard let key = key(leaf) else { return nil }
        let names = leaf.steps.map(\.caseName)
        let finder: (name: String, key: String) =
            switch (key.section, key.row) {
            case (let section?, let row?):
                (
                    "cell",
                    "\(Namer.parameter(names[0], "section")): \(section), "
                        + (names.count > 1 ? Namer.label(Namer.joined(Array(names.dropFirst()))) + " " : "")
                        + "id: \(row)"
                )
            case (let section?, nil):
                (Namer.identifier(Namer.joined(names + ["cell"])), "in section: \(section)")
            case (nil, let row?): ("cell", "\(Namer.label(Namer.joined(names))) id: \(row)")
            case (nil, nil): (Namer.identifier(Namer.joined(names + ["cell"])), "")
            }
        let types = Set(leaf.cells.map(cellText.type))
        let type = types.count == 1 ? types.first : nil
        return (
            [
                "signature":
                    "\(finder.name)(\(finder.key)) -> \(type ?? ForeignSpelling.marked(list.target.cellType))?",
                "body": "cell(\(type.map { "\($0).self, " } ?? "")for: \(rowID(leaf, key)))",
            ], leaf.conditions
        )
    }

    /// `.groups(section, .members(id))`.
    private func rowID(_ leaf: RowLeaf, _ key: Key) -> String {
        var inner = key.row == nil ? nil : "id"
        for step in leaf.steps.reversed() {
            let values = (step.carriesSectionID ? ["section"] : []) + (inner.map { [$0] } ?? [])
            inner = "." + Namer.member(step.caseName) + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        return inner ?? ""
    }

    /// Nil for rows that are told apart by their place or number: those have no handle that lasts.
    private func key(_ leaf: RowLeaf) -> Key? {
        guard let position = place.sectionPosition(leaf) else { return nil }
        let rest = leaf.steps.dropFirst()
        let text = SectionText(list.sections[position], of: list, index)
        if let alternatives = text.rows.alternatives { return key(inCaseOf: alternatives.type, rest) }
        guard let section = sectionKey(text.carriedIdentity ?? .kind) else { return nil }
        let sources = text.rows.sources
        let steps = text.rows.type == nil ? leaf.steps[...] : rest
        let found =
            list.rowAlias == nil
            ? row(of: sources, steps) : sources.first.flatMap { source in row(of: source, steps) }
        return found.map { Key(section: section.type, row: $0.type) }
    }

    private func key(inCaseOf type: String, _ steps: ArraySlice<RowLeaf.Step>) -> Key? {
        guard let step = steps.first, let item = index.sectionCase(ofRow: step.caseName, in: type) else { return nil }
        let rows = RowsText(item, index)
        guard rows.type != nil else { return row(of: rows.sources, steps).map { Key(row: $0.type) } }
        guard let section = sectionKey(item.identity) else { return nil }
        return row(of: rows.sources, steps.dropFirst()).map { Key(section: section.type, row: $0.type) }
    }

    /// What a handle asks of a section; nil if nothing does that lasts.
    private func sectionKey(_ identity: Identity) -> RowKey? {
        switch identity {
        case .kind, .key: RowKey(identity)
        case .value, .position, .occurrence: nil
        }
    }

    /// The type of an identity; nil if there is one such row.
    private struct RowKey {
        var type: String?

        init?(_ identity: Identity) {
            switch identity {
            case .kind: break
            case .key(let key, let type): self.type = Identity.keyType(key, type)
            case .value(let type): self.type = type
            case .position, .occurrence: return nil
            }
        }
    }

    private func row(of sources: [RowSource], _ steps: ArraySlice<RowLeaf.Step>) -> RowKey? {
        sources.first { $0.name == steps.first?.caseName }.flatMap { row(of: $0, steps.dropFirst()) }
    }

    private func row(of source: RowSource, _ steps: ArraySlice<RowLeaf.Step>) -> RowKey? {
        guard let rows = source.identifyingRows else { return RowKey(source.identity) }
        return row(of: rows.type, steps)
    }

    private func row(of rows: String, _ steps: ArraySlice<RowLeaf.Step>) -> RowKey? {
        guard let step = steps.first, let item = index.rowCase(step.caseName, of: rows) else { return nil }
        if let nested = item.nestedRows { return row(of: nested, steps.dropFirst()) }
        // An identity of several values takes as many arguments.
        if case .value = item.identity, item.payload.count > 1 { return nil }
        return RowKey(item.identity)
    }
}

import ListModel

// Rows that are objects: their identities and stamps are kept.
extension ListValues {
    private var hasObjects: Bool {
        list.leaves.contains { $0.load == nil && $0.payload.contains(where: \.isReference) }
    }

    /// Whether the state says that rows are objects; those that have a stamp say it.
    var saysKeepsRows: Bool { hasObjects && list.leaves.allSatisfy(\.stamp.isEmpty) }

    /// The statements that take the section out of the identity of a row; empty if no object moves into another section.
    var identityInSection: [String] {
        guard hasObjects else { return [] }
        let moving = list.sections.filter { crosses($0) || movesBetweenElements($0) }
        if moving.isEmpty { return [] }
        if list.rowAlias != nil { return ["return id"] }
        return ConditionalLines.joined(
            moving.map { section in
                let id = section.isRepeated && section.identity != .kind ? "_, " : ""
                let name = text(section).caseNames.first ?? section.name
                return ConditionalLines(
                    ["if case .\(Namer.member(name))(\(id)let id) = id { return id }"], if: section.conditions)
            }) + ["return nil"]
    }

    /// Whether rows move between the sections of a property.
    private func movesBetweenElements(_ section: SectionDefinition) -> Bool {
        let text = text(section)
        return text.carriedIdentity.map { movesBetweenElements(text.rows.sources, $0) } ?? false
    }

    /// Whether rows of these sources move between sections of an identity.
    func movesBetweenElements(_ sources: [RowSource], _ identity: Identity) -> Bool {
        let repeated = sources.filter { RowSourceText($0, siblings: sources).isMany }
        return identity != .position && identity != .kind && !repeated.isEmpty && repeated.allSatisfy(index.namesItself)
    }
}

import ListModel

/// The rows of a property that are moved by hand, in the value of the list.
struct MovedRows {
    let text: SectionText
    let position: Int
    let source: RowSource
    /// Whether they are the rows of the list as they are.
    let isAlias: Bool
    let index: ProgramIndex

    private var section: SectionDefinition { text.section }
    private var sections: String { "list." + Namer.member(section.property) }

    /// How the section of an identity is found among those of its property: a condition, and the index then; nil if there
    /// is one section.
    func lookup(_ id: String, as name: String) -> (test: String, index: String)? {
        switch text.carriedIdentity {
        case nil: return nil
        case .key(let key, _)?:
            return (
                "let \(name) = \(sections).firstIndex(where: { \(Identity.key(key, of: "$0")) == \(id) })", name
            )
        case .position?: return ("\(sections).indices.contains(\(id))", id)
        case .value?, .occurrence?, .kind?: return ("let \(name) = \(sections).firstIndex(of: \(id))", name)
        }
    }

    /// The collection, in the section at an index if there are several.
    private func elements(_ index: String) -> String {
        let member =
            source.path.map { "." + $0 } ?? (source.property.isEmpty ? "" : "." + Namer.member(source.property))
        if text.isInList { return "list" + member }
        return sections + (section.isRepeated ? "[\(index)]" : "") + member
    }

    /// The closure that gives the identity of an element as a row of the list.
    private func identity(_ sectionID: String) -> String {
        var row = RowSourceText(source, siblings: text.rows.sources, isAlias: isAlias, index: index)
        let carries = text.carriedIdentity != nil
        if text.rows.type == nil {
            if carries { row.sectionID = sectionID }
            return row.rowID("$0", at: "0")
        }
        let values = (carries ? [sectionID] : []) + [row.rowID("$0", at: "0")]
        return ".\(Namer.member(section.name))(\(values.joined(separator: ", ")))"
    }

    /// Moves the row among the others.
    func reorder(_ index: String) -> String {
        "move.reorder(&\(elements(index))) { \(identity(Namer.sectionID)) }"
    }

    /// The statements that take the row out of others, in the section at an index, and put it among these.
    func insert(_ other: MovedRows, from index: String) -> [String] {
        let to = lookup("targetID", as: "to")
        let removed =
            "let element = move.remove(from: &\(other.elements(index)), id: { \(other.identity(Namer.sectionID)) })"
        let tests = [to?.test, removed].compactMap { $0 }
        let line = "guard \(tests.joined(separator: ", ")) else { return }"
        let lines =
            line.count < 100
            ? [line]
            : ["guard " + tests[0] + (tests.count == 1 ? "" : ",")] + tests.dropFirst().map { "    " + $0 }
                + ["else { return }"]
        return lines + [
            "move.insert(element, into: &\(elements(to?.index ?? ""))) { \(identity("targetID")) }"
        ]
    }
}

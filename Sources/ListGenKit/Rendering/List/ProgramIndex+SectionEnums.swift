import ListModel

/// What follows from the cases of a section enum.
extension ProgramIndex {
    /// Whether each case of a section enum is a header alone.
    func hasNoRows(ofEnum name: String) -> Bool {
        sectionEnum(name)?.cases.allSatisfy { RowsText($0, self).sources.isEmpty } == true
    }

    /// The case that has the rows of a case of its `Row`.
    func sectionCase(ofRow name: String, in type: String) -> SectionEnumDefinition.Case? {
        sectionEnum(type)?.cases.first { item in
            let rows = RowsText(item, self)
            return rows.type == nil ? rows.sources.contains { $0.name == name } : item.name == name
        }
    }

    func rowFacts(ofEnum name: String) -> TypeFacts { facts(ofEnum: name) { rowFacts(RowsText($0, self).sources) } }

    func rowIDFacts(ofEnum name: String) -> TypeFacts { facts(ofEnum: name) { rowIDFacts(RowsText($0, self).sources) } }

    /// What holds of its section identity.
    func sectionIDFacts(ofEnum name: String) -> TypeFacts { facts(ofEnum: name) { _ in .all } }

    private func facts(ofEnum name: String, _ ofCase: (SectionEnumDefinition.Case) -> TypeFacts) -> TypeFacts {
        (sectionEnum(name)?.cases ?? []).reduce(.all) { facts, item in
            let facts = facts.and(ofCase(item))
            return item.identity == .kind ? facts : facts.and(item.identityFacts)
        }
    }
}

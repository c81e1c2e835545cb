import ListModel

/// What follows from the cases of a section enum.
extension ProgramIndex {
    /// Every row property of its cases.
    func sources(of item: SectionEnumDefinition.Case) -> [RowSource] {
        switch item.content {
        case .rows(let sources): sources
        case .structure(let type): sectionType(type)?.sources ?? []
        }
    }

    /// Whether each case of a section enum is a header alone.
    func hasNoRows(ofEnum name: String) -> Bool {
        sectionEnum(name)?.cases.allSatisfy { sources(of: $0).isEmpty } == true
    }

    /// The case that has the rows of a case of its `Row`.
    func sectionCase(ofRow name: String, in type: String) -> SectionEnumDefinition.Case? {
        sectionEnum(type)?.cases.first { item in
            if case .structure = item.content { return item.name == name }
            return sources(of: item).contains { $0.name == name }
        }
    }

    func rowFacts(ofEnum name: String) -> TypeFacts { facts(ofEnum: name) { rowFacts(sources(of: $0)) } }

    func rowIDFacts(ofEnum name: String) -> TypeFacts { facts(ofEnum: name) { rowIDFacts(sources(of: $0)) } }

    /// What holds of its section identity.
    func sectionIDFacts(ofEnum name: String) -> TypeFacts { facts(ofEnum: name) { _ in .all } }

    private func facts(ofEnum name: String, _ ofCase: (SectionEnumDefinition.Case) -> TypeFacts) -> TypeFacts {
        (sectionEnum(name)?.cases ?? []).reduce(.all) { facts, item in
            let facts = facts.and(ofCase(item))
            return item.identity == .kind ? facts : facts.and(item.identityFacts)
        }
    }
}

extension SectionAlternatives {
    /// The case that a row kind is of. The row of an empty case has a name of its own.
    func caseName(of step: RowLeaf.Step) -> String {
        let owner = cases.first { item in
            if case .rows(let sources) = item.section.shape { return sources.contains { $0.name == step.caseName } }
            return false
        }
        return owner?.name ?? step.caseName
    }
}

import ListModel

/// The template values of a section struct: its rows, and their identities.
struct SectionTypeValues {
    let definition: SectionTypeDefinition
    let index: ProgramIndex

    func values() -> [String: Any] {
        let sources = definition.sources
        let isNumbered = index.isConstant(sources)
        let found = SwitchText.expression(["return \(Namer.identifier(definition.rowName))(rawValue: index)"])
        return [
            "type": definition.typeName,
            "availability": definition.availability,
            "access": EnumText.prefix(definition.access),
            "rowName": definition.rowName,
            "rowIDName": definition.rowIDName,
            "rowHead": EnumText.head(
                definition.rowName, access: definition.access, facts: index.rowFacts(sources), isIdentity: false,
                isNumbered: isNumbered),
            "rowCases": EnumText.lines(EnumText.rowCases(sources)),
            "rowIDIsRow": index.hasNoValues(sources),
            "rowIDHead": EnumText.head(
                definition.rowIDName, access: definition.access, facts: index.rowIDFacts(sources), isIdentity: true),
            "rowIDCases": EnumText.lines(EnumText.rowIDCases(sources)),
            "stateType": definition.stateType,
            "snapshot": SnapshotValues(definition, index)?.values() ?? false,
            "identityFunctions": IdentityFunctions.values(
                IdentityFunctions.identities(of: sources), access: EnumText.prefix(definition.access)),
            "countedRows": RowStart(sources: sources).counted,
            "count": SwitchText.expression(RowLookup.count(sources)),
            "row": isNumbered
                ? found : RowLookup(sources: sources, index: index, wantsIdentity: false).lines(index: "index"),
            "rowID": index.hasNoValues(sources)
                ? ["row(at: index)"]
                : RowLookup(sources: sources, index: index, wantsIdentity: true).lines(index: "index"),
        ]
    }
}

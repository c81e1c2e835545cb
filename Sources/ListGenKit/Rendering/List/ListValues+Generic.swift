import ListModel

extension ListValues {
    /// The types that have to be `Sendable` for the identities of a generic list to be: those of its type parameters.
    /// Empty if others stand in the way, or nothing does.
    var sendability: [String] {
        guard !list.typeParameters.isEmpty else { return [] }
        var types: [String] = []
        for section in list.sections {
            let text = text(section)
            guard text.isInList, !text.isList else { return [] }
            for source in text.rows.sources {
                if let rows = source.identifyingRows, !index.rowIDFacts(ofRows: rows.type).isSendable { return [] }
                guard !source.identityFacts.isSendable, source.identity != .position,
                    let type = RowSourceText.payload(of: source.identity)
                else { continue }
                guard list.typeParameters.contains(where: { type == $0 || type.hasPrefix($0 + ".") }) else { return [] }
                if !types.contains(type) { types.append(type) }
            }
        }
        return types
    }
}

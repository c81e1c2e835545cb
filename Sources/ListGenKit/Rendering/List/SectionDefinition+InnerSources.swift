import ListModel

extension SectionDefinition {
    /// Its own row properties, with the clauses that stand inside its own.
    var innerSources: [RowSource] {
        guard case .rows(let sources) = shape else {
            if case .whole(let sources) = shape { return sources }
            return []
        }
        return sources.map { source in
            var source = source
            source.conditions = Array(source.conditions.dropFirst(conditions.count))
            return source
        }
    }
}

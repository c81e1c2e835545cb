extension Mark {
    /// The mark of a section struct as its rows see it: `id:` there is the identity of the section.
    var withoutIdentity: Mark {
        var mark = self
        mark.arguments.removeAll { $0.name == .id }
        return mark
    }

    /// What a section mark says of the cell of its empty row; nil if that is its class alone.
    var ofEmptyRow: Mark? {
        var mark = self
        mark.arguments.removeAll { !Self.ofEmptyRow.contains($0.name) || $0.name == .style && has(.cell) }
        return mark.arguments.isEmpty ? nil : mark
    }

    private static let ofEmptyRow: Set<MarkArgumentName> = [
        .style, .registered, .nib, .bundle, .prototype, .reuse, .contentConfiguration,
    ]
}

extension Mark {
    /// The mark of a section struct as its rows see it: `id:` there is the identity of the section.
    var withoutIdentity: Mark {
        var mark = self
        mark.arguments.removeAll { $0.name == .id }
        return mark
    }
}

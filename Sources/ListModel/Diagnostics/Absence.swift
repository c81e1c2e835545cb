/// What is told if something was looked for and not found. It may be there all the same: in a file that is damaged or was
/// not read, or in a mark with a fault of its own.
enum Absence {
    /// What was looked for among the declarations: a type, a member, a method, a conformance or a mark of a type.
    static let ofDeclarations: Set<String> = [
        "class-without-content", "content-not-equatable", "hidden-configure", "identity-not-hashable",
        "inject-without-source", "misspelt-configure", "near-type", "no-cell-class", "no-otherwise-cell", "no-rows",
        "nothing-fills", "property-is-no-row", "row-without-cell", "row-without-identity", "section-without-identity",
        "undeclared-content", "undeclared-identity", "unfillable-event", "unfillable-height", "unfillable-parameter",
        "unknown-cell", "unknown-function",
        "unknown-member", "unknown-member-type", "unsettable-inject",
    ]

    /// What a mark, or an argument of one, would have prevented.
    static let ofMarks = ofDeclarations.union([
        "ambiguous-cell", "captured-type", "same-type-name", "taken-name", "view-not-made",
    ])
}

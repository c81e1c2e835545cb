import SourceText

/// What is known of a list or provider before its members are read.
struct ListFrame {
    /// The type of the list or provider, which generated code extends.
    let owner: Int
    /// What shows the list.
    let target: ListTarget
    let context: ResolvedType?
    /// The context and what it stores, under any `#if` clauses.
    let contextOffers: [Offer]
    /// The context, if its name is spelled almost like that of a type of the program.
    let misspeltContext: SourcePlace?
    /// Whether marks say how its sections are laid out.
    let hasLayouts: Bool
    /// The lists that rows of the list show; none for those that are faulty or lead back to themselves.
    let nestedFaces: [Int: NestedFace]
}

/// A `listgen:` comment and how it stands to the code around it.
struct PlacedMark {
    var mark: MarkComment
    /// It stands on the line of the token before it, or of the opening brace of the body that it stands in.
    var followsCode: Bool
    /// It stands in a body.
    var isInBody: Bool
    var isBlock: Bool
}

/// A `listgen:` comment and how it stands to the code around it.
struct PlacedMark {
    var mark: MarkComment
    /// It stands on the line of the token before it.
    var followsCode: Bool
    var isBlock: Bool

    /// The place after its `listgen:`.
    var textStart: Int { mark.pieces.first?.range.lower ?? mark.range.lower }
}

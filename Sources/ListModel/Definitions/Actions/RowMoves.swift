import SourceText

/// How far rows of a kind are moved by hand.
public struct RowMoves: Sendable {
    /// Whether they go to other sections, too.
    public var isAnywhere: Bool
    /// The type of the elements of their property, in full.
    public var element: String
    public var place: SourcePlace

    public init(isAnywhere: Bool, element: String, place: SourcePlace) {
        self.isAnywhere = isAnywhere
        self.element = element
        self.place = place
    }
}

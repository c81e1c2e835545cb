/// A menu that a function gives for rows that are selected.
public struct SelectionMenu: Sendable {
    /// The function takes `.selectedRows`.
    public var offer: RowOffer
    /// True if it takes rows of the list, of any kind; false if payloads of one kind.
    public var takesRows: Bool

    public init(_ offer: RowOffer, takesRows: Bool) {
        self.offer = offer
        self.takesRows = takesRows
    }
}

/// Whether a row is selected or chosen: a cell that is filled with it is filled again when that changes.
public struct RowSelection: Hashable, Sendable {
    /// Whether the list view has it selected.
    public var isSelected: Bool
    /// Whether the state says that it is chosen, by `choice:`.
    public var isChosen: Bool

    public init(isSelected: Bool = false, isChosen: Bool = false) {
        (self.isSelected, self.isChosen) = (isSelected, isChosen)
    }
}

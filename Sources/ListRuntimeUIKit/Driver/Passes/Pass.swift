/// What the running pass notes in addition to the states.
struct Pass<ID: Hashable> {
    /// Whether it waits for no interaction.
    let isInterrupting: Bool
    /// True if a batch has let the table view ask for all sizes.
    private(set) var hasAskedSizes = false
    /// What handlers have selected and deselected since the pass began.
    private(set) var selectionChanges: [(id: ID, isSelected: Bool)] = []

    /// The rows that are selected again when the update is over.
    private var selected: Set<ID> = []

    init(isInterrupting: Bool = false) { self.isInterrupting = isInterrupting }

    mutating func noteAskedSizes() { hasAskedSizes = true }

    mutating func note(_ id: ID, isSelected: Bool) { selectionChanges.append((id, isSelected)) }

    mutating func keepSelected(_ ids: some Sequence<ID>) { selected = Set(ids) }

    mutating func endKeepingSelected() { selected = [] }

    /// Whether a row that the update may have deselected is selected again.
    func selectsAgain(_ id: ID) -> Bool {
        selectionChanges.last { $0.id == id }?.isSelected ?? selected.contains(id)
    }
}

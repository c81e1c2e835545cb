/// The identities of the rows of a state: those that were kept, or else read now.
public struct RowIdentities<State: ListState> {
    /// The state.
    public let state: State
    private let kept: KeptRows<State>?

    /// The identities of the rows of a state. `kept` is what was kept of the rows; nil if they are not objects.
    public init(_ state: State, _ kept: KeptRows<State>? = nil) {
        self.state = state
        self.kept = kept
    }

    /// The identity of the row at a place.
    public func id(at path: RowPath) -> State.RowIdentity? { kept.map { $0.id(at: path) } ?? state.rowID(at: path) }

    /// The identities of the rows of a section, in order.
    public func ids(inSection section: Int) -> [State.RowIdentity] {
        kept.map { $0.ids(inSection: section) } ?? state.rowIDs(inSection: section)
    }

    /// Where the rows are, by identity.
    public func index() -> RowIndex<State> { kept == nil ? State.rowIndex(of: state) : RowIndex(self) }
}

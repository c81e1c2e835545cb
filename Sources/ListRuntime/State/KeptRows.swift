/// The identities and stamps of the rows of a state, read once: the rows are objects, which a database may delete or
/// rename while they are shown.
public struct KeptRows<State: ListState> {
    @usableFromInline var ids: [[State.RowIdentity]]
    @usableFromInline var stamps: [[State.RowStamp?]]

    /// Reads the rows of a state. Linear in their number.
    public init(_ state: State) {
        ids = (0..<state.sectionCount).map { state.rowIDs(inSection: $0) }
        stamps = ids.enumerated().map { section, ids in
            ids.indices.map { row in
                state.row(at: RowPath(section: section, row: row)).flatMap { state.stamp(of: $0) }
            }
        }
    }

    /// The identities of the rows of a section; none for a section that does not exist.
    public func ids(inSection section: Int) -> [State.RowIdentity] { ids.indices.contains(section) ? ids[section] : [] }

    /// The identity of a row.
    @inlinable
    public func id(at path: RowPath) -> State.RowIdentity? { contains(path) ? ids[path.section][path.row] : nil }

    /// The declared content of a row.
    @inlinable
    public func stamp(at path: RowPath) -> State.RowStamp? { contains(path) ? stamps[path.section][path.row] : nil }

    /// Notes the content of a row that was read again.
    @inlinable
    public mutating func setStamp(_ stamp: State.RowStamp?, at path: RowPath) {
        if contains(path) { stamps[path.section][path.row] = stamp }
    }

    /// Notes the identity of a row that was changed by it.
    public mutating func setID(_ id: State.RowIdentity, at path: RowPath) {
        if contains(path) { ids[path.section][path.row] = id }
    }

    @inlinable
    func contains(_ path: RowPath) -> Bool {
        ids.indices.contains(path.section) && ids[path.section].indices.contains(path.row)
    }
}

// A comparison hands them over with the state that they were read from, and uses them no more.
extension KeptRows: @unchecked Sendable where State: Sendable {}

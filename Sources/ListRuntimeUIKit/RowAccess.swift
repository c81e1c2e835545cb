import ListRuntime

/// How the rows of one kind are read from a state and put back, in constant time; for generated code.
public struct RowAccess<State: ListState, Value> {
    /// The row at a place; nil if the state has no row of this kind there.
    let read: (State, RowPath) -> Value?
    let write: (inout State, RowPath, Value) -> Void

    /// Rows that closures read, and put back at their place.
    /// - Parameters:
    ///   - read: The row in what a cell shows; nil for a row of another kind.
    ///   - write: Puts it back; rows that nothing changes have none.
    public init(
        _ read: @escaping (State.RowValue) -> Value?,
        write: @escaping (inout State, RowPath, Value) -> Void = { _, _, _ in }
    ) {
        self.init(read: { $0.row(at: $1).flatMap(read) }, write: write)
    }

    private init(read: @escaping (State, RowPath) -> Value?, write: @escaping (inout State, RowPath, Value) -> Void) {
        (self.read, self.write) = (read, write)
    }

    /// The only row of its kind.
    public static func only(_ row: WritableKeyPath<State, Value>) -> Self {
        Self(read: { state, _ in state[keyPath: row] }, write: { state, _, value in state[keyPath: row] = value })
    }

    /// The only row of its kind, which may not be there.
    public static func optional(_ row: WritableKeyPath<State, Value?>) -> Self {
        Self(read: { state, _ in state[keyPath: row] }, write: { state, _, value in state[keyPath: row] = value })
    }

    /// The rows that an array of the state holds.
    /// - Parameters:
    ///   - rows: The array.
    ///   - first: The index of the first of them in their section.
    public static func `in`<Rows: MutableCollection>(
        _ rows: WritableKeyPath<State, Rows>, from first: Int = 0
    ) -> Self where Rows.Element == Value, Rows.Index == Int {
        Self(
            read: { state, path in
                let rows = state[keyPath: rows]
                return rows.indices.contains(path.row - first) ? rows[path.row - first] : nil
            },
            write: { state, path, value in state[keyPath: rows][path.row - first] = value })
    }

    /// The rows that an array of each of some sections holds.
    /// - Parameters:
    ///   - sections: The sections.
    ///   - firstSection: The index of the first of them in the list.
    ///   - rows: The array of a section.
    ///   - first: The index of the first of its rows in the section.
    public static func `in`<Sections: MutableCollection, Rows: MutableCollection>(
        _ sections: WritableKeyPath<State, Sections>, from firstSection: Int = 0,
        _ rows: WritableKeyPath<Sections.Element, Rows>, fromRow first: Int = 0
    ) -> Self where Rows.Element == Value, Sections.Index == Int, Rows.Index == Int {
        Self(
            read: { state, path in
                let sections = state[keyPath: sections]
                guard sections.indices.contains(path.section - firstSection) else { return nil }
                let rows = sections[path.section - firstSection][keyPath: rows]
                return rows.indices.contains(path.row - first) ? rows[path.row - first] : nil
            },
            write: { state, path, value in
                state[keyPath: sections][path.section - firstSection][keyPath: rows][path.row - first] = value
            })
    }
}

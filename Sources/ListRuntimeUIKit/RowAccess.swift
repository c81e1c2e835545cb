import ListRuntime

/// How the rows of one kind are read from a state and put back, in constant time.
struct RowAccess<State: ListState, Value> {
    /// The row at a place; nil if the state has no row of this kind there.
    let read: (State, RowPath) -> Value?
    let write: (inout State, RowPath, Value) -> Void

    /// The only row of its kind.
    init(only row: WritableKeyPath<State, Value>) {
        read = { state, _ in state[keyPath: row] }
        write = { state, _, value in state[keyPath: row] = value }
    }

    /// The only row of its kind, which may not be there.
    init(optional row: WritableKeyPath<State, Value?>) {
        read = { state, _ in state[keyPath: row] }
        write = { state, _, value in state[keyPath: row] = value }
    }

    /// The rows that an array of the state holds.
    /// - Parameter first: The index of the first of them in their section.
    init<Rows: MutableCollection>(_ rows: WritableKeyPath<State, Rows>, from first: Int)
    where Rows.Element == Value, Rows.Index == Int {
        read = { state, path in
            let rows = state[keyPath: rows]
            return rows.indices.contains(path.row - first) ? rows[path.row - first] : nil
        }
        write = { state, path, value in state[keyPath: rows][path.row - first] = value }
    }

    /// The rows that an array of each of some sections holds.
    /// - Parameters:
    ///   - firstSection: The index of the first of the sections in the list.
    ///   - first: The index of the first of the rows in their section.
    init<Sections: MutableCollection, Rows: MutableCollection>(
        _ sections: WritableKeyPath<State, Sections>, from firstSection: Int,
        _ rows: WritableKeyPath<Sections.Element, Rows>, fromRow first: Int
    ) where Rows.Element == Value, Sections.Index == Int, Rows.Index == Int {
        read = { state, path in
            let sections = state[keyPath: sections]
            guard sections.indices.contains(path.section - firstSection) else { return nil }
            let rows = sections[path.section - firstSection][keyPath: rows]
            return rows.indices.contains(path.row - first) ? rows[path.row - first] : nil
        }
        write = { state, path, value in
            state[keyPath: sections][path.section - firstSection][keyPath: rows][path.row - first] = value
        }
    }
}

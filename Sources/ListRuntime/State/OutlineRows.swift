/// The rows of an outline that are shown, each followed by those below it if it is expanded; for generated code.
public struct OutlineRows<Value>: RandomAccessCollection {
    /// A row, and where it is.
    public struct Row {
        public var value: Value
        public let outline: RowOutline
        /// The index of the row that it is below; nil at the top.
        let parent: Int?
        /// The index of its value among those of that row, or at the top.
        let offset: Int
    }

    public private(set) var rows: [Row] = []
    /// The identities of values that are below themselves, described; they are left out there.
    public private(set) var cycles: [String] = []

    /// Evaluates what is shown. A value whose identity is that of one above it is left out, and one whose identity is that of
    /// another before it is a row without rows below it, so that values that contain themselves come to an end.
    ///
    /// Linear in the number of rows, in time and in space, however deep they are.
    public init<ID: Hashable>(
        _ values: [Value], id: (Value) -> ID, children: (Value) -> [Value], isExpanded: (Value) -> Bool
    ) {
        var known: Set<ID> = []
        var above: Set<ID> = []
        var open: [(values: [Value], next: Int, parent: Int?, id: ID?)] = [(values, 0, nil, nil)]
        while let (values, next, parent, holder) = open.last {
            guard next < values.count else {
                holder.map { _ = above.remove($0) }
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            let value = values[next]
            let id = id(value)
            if above.contains(id) {
                cycles.append(String(describing: id))
                continue
            }
            let below = children(value)
            let shows = !below.isEmpty && isExpanded(value)
            rows.append(
                Row(
                    value: value,
                    outline: RowOutline(depth: open.count - 1, hasChildren: !below.isEmpty, isExpanded: shows),
                    parent: parent, offset: next))
            if known.insert(id).inserted, shows {
                above.insert(id)
                open.append((below, 0, rows.count - 1, id))
            }
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }
    public subscript(index: Int) -> Value { rows[index].value }

    /// The outline of the row at an index. If there is no such row, that of a single row at the top.
    public func outline(at index: Int) -> RowOutline {
        rows.indices.contains(index) ? rows[index].outline : RowOutline()
    }

    /// Takes out every row whose identity is that of one before it.
    ///
    /// Expected time linear in the number of rows.
    public mutating func removeDuplicates<ID: Hashable>(by id: (Value) -> ID) {
        var known: Set<ID> = []
        var indices: [Int] = []
        var kept: [Row] = []
        for row in rows {
            let isNew = known.insert(id(row.value)).inserted
            indices.append(kept.count)
            guard isNew else { continue }
            // No row is below one that is taken out.
            let parent = row.parent.map { indices[$0] }
            kept.append(Row(value: row.value, outline: row.outline, parent: parent, offset: row.offset))
        }
        if kept.count < rows.count { rows = kept }
    }

    /// Changes the value of the row at an index, here and where the app holds it.
    ///
    /// Linear in the depth of the row, where nothing else holds the values.
    /// - Parameters:
    ///   - index: That of the row among those that are shown. Another index changes nothing.
    ///   - values: Those that the outline is of, or that came of them without a change of their places.
    ///   - children: Where a value holds those below it.
    ///   - change: Changes the value; it is called for each of the two places.
    public mutating func change(
        _ index: Int, in values: inout [Value], children: WritableKeyPath<Value, [Value]>,
        _ change: (inout Value) -> Void
    ) {
        guard rows.indices.contains(index) else { return }
        Self.change(&values, at: offsets(of: index)[...], children, change)
        change(&rows[index].value)
    }

    /// Changes the value of the row at an index, if the member that holds the rows below is optional.
    public mutating func change(
        _ index: Int, in values: inout [Value], children: WritableKeyPath<Value, [Value]?>,
        _ change: (inout Value) -> Void
    ) {
        self.change(index, in: &values, children: children.appending(path: \.values), change)
    }

    /// The places that lead from the top to a row.
    private func offsets(of index: Int) -> [Int] {
        Array(sequence(first: index) { rows[$0].parent }.map { rows[$0].offset }.reversed())
    }

    private static func change(
        _ values: inout [Value], at offsets: ArraySlice<Int>, _ children: WritableKeyPath<Value, [Value]>,
        _ change: (inout Value) -> Void
    ) {
        guard let offset = offsets.first, values.indices.contains(offset) else { return }
        if offsets.count == 1 {
            change(&values[offset])
        } else {
            Self.change(&values[offset][keyPath: children], at: offsets.dropFirst(), children, change)
        }
    }
}

extension OutlineRows.Row: Sendable where Value: Sendable {}
extension OutlineRows: Sendable where Value: Sendable {}

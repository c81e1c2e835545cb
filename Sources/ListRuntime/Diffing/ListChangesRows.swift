extension ListChanges {
    /// Collects the row changes of one section, row property by row property in their order.
    ///
    /// In each call `isUnchanged` gets the new row, then the old one.
    public struct Rows {
        @usableFromInline let oldSection: Int
        @usableFromInline let newSection: Int
        @usableFromInline var oldCount = 0
        @usableFromInline var newCount = 0
        @usableFromInline var changes: ListChanges

        @inlinable
        init(oldSection: Int, newSection: Int, changes: ListChanges) {
            self.oldSection = oldSection
            self.newSection = newSection
            self.changes = changes
        }

        /// One row that is always there. Another id is a delete and an insert.
        @inlinable
        public mutating func one<Row, ID: Hashable>(
            _ old: Row, _ new: Row, id: (Row) -> ID, isUnchanged: (Row, Row) -> Bool
        ) {
            optional(old, new, id: id, isUnchanged: isUnchanged)
        }

        /// One row or none.
        @inlinable
        public mutating func optional<Row, ID: Hashable>(
            _ old: Row?, _ new: Row?, id: (Row) -> ID, isUnchanged: (Row, Row) -> Bool
        ) {
            if let old, let new, id(old) == id(new) {
                if !isUnchanged(new, old) { changes.rowUpdates.append(RowPair(old: oldPath(0), new: newPath(0))) }
            } else {
                if old != nil { changes.rowDeletes.append(oldPath(0)) }
                if new != nil { changes.rowInserts.append(newPath(0)) }
            }
            oldCount += old == nil ? 0 : 1
            newCount += new == nil ? 0 : 1
        }

        /// A row without payload that is there or not.
        @inlinable
        public mutating func flag(_ old: Bool, _ new: Bool) {
            if old, !new { changes.rowDeletes.append(oldPath(0)) }
            if new, !old { changes.rowInserts.append(newPath(0)) }
            oldCount += old ? 1 : 0
            newCount += new ? 1 : 0
        }

        /// A row for each element; see `CollectionChanges` for the cost. Rows with equal ids are matched in order.
        ///
        /// - Parameter sharedStorageIsUnchanged: false where a row can count as changed even when it is the same value
        ///   as before.
        @inlinable @inline(__always)
        public mutating func many<Elements: Collection, ID: Hashable>(
            _ old: Elements, _ new: Elements, sharedStorageIsUnchanged: Bool = true, id: (Elements.Element) -> ID,
            isUnchanged: (Elements.Element, Elements.Element) -> Bool
        ) {
            let found = CollectionChanges(
                from: old, to: new, sharedStorageIsUnchanged: sharedStorageIsUnchanged, id: id,
                isUnchanged: isUnchanged)
            append(found)
            oldCount += old.count
            newCount += new.count
        }

        @usableFromInline
        mutating func append(_ found: CollectionChanges) {
            for offset in found.deletes { changes.rowDeletes.append(oldPath(Int(offset))) }
            for offset in found.inserts { changes.rowInserts.append(newPath(Int(offset))) }
            for pair in found.moves { changes.rowMoves.append(rowPair(pair)) }
            for pair in found.updates { changes.rowUpdates.append(rowPair(pair)) }
        }

        @inlinable
        func oldPath(_ offset: Int) -> RowPath { RowPath(section: oldSection, row: oldCount + offset) }

        @inlinable
        func newPath(_ offset: Int) -> RowPath { RowPath(section: newSection, row: newCount + offset) }

        @usableFromInline
        func rowPair(_ pair: CollectionChanges.Pair) -> RowPair {
            RowPair(old: oldPath(Int(pair.old)), new: newPath(Int(pair.new)))
        }
    }
}

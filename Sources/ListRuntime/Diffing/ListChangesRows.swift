extension ListChanges {
    /// Collects the row changes of one section, row property by row property in their order.
    ///
    /// In each call `isUnchanged` gets the new row, then the old one.
    public struct Rows {
        @usableFromInline var oldSection = 0
        @usableFromInline var newSection = 0
        @usableFromInline var oldCount = 0
        @usableFromInline var newCount = 0
        @usableFromInline var changes = ListChanges()
        /// Whether to stop where the task is cancelled.
        @usableFromInline let stops = ListChanges.canStop()
        /// Says which rows are the same ones where they are objects, which are not asked then.
        @usableFromInline let matches = RowMatches.ofComparison()
        /// Rows of collections that are gone from their section, and may turn up in another.
        @usableFromInline var strayDeletes: [RowPath] = []
        /// Rows of collections that are new in their section.
        @usableFromInline var strayInserts: [RowPath] = []

        @inlinable
        init() {}

        /// True if the rest need not be compared.
        @inlinable
        var isStopped: Bool { stops && ListChanges.isTaskCancelled() }

        @inlinable
        mutating func begin(old: Int, new: Int) {
            oldSection = old
            newSection = new
            oldCount = 0
            newCount = 0
        }

        /// One row that is always there.
        @inlinable
        public mutating func one<Row>(_ old: Row, _ new: Row, isUnchanged: (Row, Row) -> Bool) {
            optional(old, new, isUnchanged: isUnchanged)
        }

        /// One row or none.
        @inlinable
        public mutating func optional<Row>(_ old: Row?, _ new: Row?, isUnchanged: (Row, Row) -> Bool) {
            optional(old, new, id: { _ in 0 }, isUnchanged: isUnchanged)
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
            if let old, let new, areSame(id(old) == id(new)) {
                if !isContentUnchanged(isUnchanged(new, old)) {
                    changes.rowUpdates.append(RowPair(old: oldPath(0), new: newPath(0)))
                }
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

        /// Rows without payload that are always there.
        @inlinable
        public mutating func always(_ count: Int) {
            oldCount += count
            newCount += count
        }

        /// A row for each element; see `CollectionChanges` for the cost. Rows with equal ids are matched in order.
        ///
        /// `sharedStorageIsUnchanged` is false if a row can count as changed even when it is the same value as before.
        @inlinable @inline(__always)
        public mutating func many<Elements: Collection, ID: Hashable>(
            _ old: Elements, _ new: Elements, sharedStorageIsUnchanged: Bool = true, id: (Elements.Element) -> ID,
            isUnchanged: (Elements.Element, Elements.Element) -> Bool
        ) {
            if let matches {
                append(
                    matches.changes(
                        old, at: oldPath(0), new, at: newPath(0), stops: stops, isUnchanged: isUnchanged))
            } else if !(sharedStorageIsUnchanged && Self.shareStorage(old, new)), !isStopped {
                append(
                    CollectionChanges(
                        from: old, to: new, sharedStorageIsUnchanged: sharedStorageIsUnchanged, stops: stops, id: id,
                        isUnchanged: isUnchanged))
            }
            oldCount += old.count
            newCount += new.count
        }

        /// Whether the next rows of both states are the same one.
        @inlinable
        func areSame(_ haveEqualIDs: @autoclosure () -> Bool) -> Bool {
            matches?.areSame(oldPath(0), newPath(0)) ?? haveEqualIDs()
        }

        /// Whether the next rows, which are the same one, have the same content.
        @inlinable
        func isContentUnchanged(_ isUnchanged: @autoclosure () -> Bool) -> Bool {
            switch matches?.content(at: newPath(0)) ?? .unsaid {
            case .unsaid: isUnchanged()
            case .unchanged: true
            case .changed: false
            }
        }

        @usableFromInline
        mutating func append(_ found: consuming CollectionChanges) {
            let first = RowPair(old: oldPath(0), new: newPath(0))
            found.survivors = []
            strayDeletes.take(&found.deletes) { first.old.row(after: $0) }
            strayInserts.take(&found.inserts) { first.new.row(after: $0) }
            changes.rowUpdates.append(contentsOf: found.updates, from: first)
            changes.rowMoves.append(contentsOf: found.moves, from: first)
        }

        /// True if both are the same storage, which is known in constant time.
        @inlinable
        static func shareStorage<Values: Collection>(_ old: Values, _ new: Values) -> Bool {
            let isShared: Bool?? = old.withContiguousStorageIfAvailable { old in
                new.withContiguousStorageIfAvailable { new in
                    old.baseAddress == new.baseAddress && old.count == new.count
                }
            }
            return (isShared ?? false) ?? false
        }

        /// True if two elements are the same value down to the last byte, which for all but copies is false.
        @inlinable
        static func areSameValue<Values: Collection>(_ old: Values, _ i: Int, _ new: Values, _ j: Int) -> Bool {
            let areSame: Bool?? = old.withContiguousStorageIfAvailable { old in
                new.withContiguousStorageIfAvailable { new in RowBytes.areEqual(old, i, new, j) }
            }
            return (areSame ?? false) ?? false
        }

        @inlinable
        func oldPath(_ offset: Int) -> RowPath { RowPath(section: oldSection, row: oldCount + offset) }

        @inlinable
        func newPath(_ offset: Int) -> RowPath { RowPath(section: newSection, row: newCount + offset) }
    }
}

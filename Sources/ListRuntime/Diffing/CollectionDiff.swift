extension CollectionChanges {
    /// Compares two collections.
    ///
    /// Rows are the same where `id` is equal; rows with equal ids are matched in order, so that none of them overtakes
    /// another, and as many as there are on both sides; the rest are deleted or inserted. `isUnchanged` gets the new row,
    /// then the old one, and is asked only for rows in both. It is not asked where a large row is the same down to its
    /// bytes, unless `sharedStorageIsUnchanged` is false.
    ///
    /// Shared storage is recognised in constant time, with the same exception. A common head and tail costs one
    /// comparison of id and content a row, a small edit between them a few more; what is hashed are rows that cannot be
    /// matched in passing, those that they cross on their way, and, after an edit, some to meet again. Expected time
    /// O(n + k log k) for k rows out of order. Memory, the result included: nothing where nothing changed, and for all but
    /// short lists never more than 40 bytes for each row of the longer side. Hashes are keyed at random for each process,
    /// so chosen ids cannot make the table slow; the result does not depend on the keys. Collections of up to
    /// 4,294,967,294 rows.
    @inlinable @inline(__always)
    public init<Rows: Collection, ID: Hashable>(
        from old: Rows, to new: Rows, sharedStorageIsUnchanged: Bool = true, id: (Rows.Element) -> ID,
        isUnchanged: (Rows.Element, Rows.Element) -> Bool
    ) {
        self.init(
            from: old, to: new, sharedStorageIsUnchanged: sharedStorageIsUnchanged, stops: false, id: id,
            isUnchanged: isUnchanged)
    }

    /// - Parameter stops: Whether to stop between the passes over the rows where the task is cancelled.
    @inlinable @inline(__always)
    init<Rows: Collection, ID: Hashable>(
        from old: Rows, to new: Rows, sharedStorageIsUnchanged: Bool, stops: Bool, id: (Rows.Element) -> ID,
        isUnchanged: (Rows.Element, Rows.Element) -> Bool
    ) {
        let changes: CollectionChanges?? = old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { new in
                if sharedStorageIsUnchanged && old.baseAddress == new.baseAddress && old.count == new.count {
                    return CollectionChanges(unchanged: new.count)
                }
                return CollectionChanges(
                    comparing: old, to: new, sameIsUnchanged: sharedStorageIsUnchanged, stops: stops, id: id,
                    isUnchanged: isUnchanged)
            }
        }
        if let changes, let changes {
            self = changes
        } else {
            self = ContiguousArray(old).withUnsafeBufferPointer { old in
                ContiguousArray(new).withUnsafeBufferPointer { new in
                    CollectionChanges(
                        comparing: old, to: new, sameIsUnchanged: sharedStorageIsUnchanged, stops: stops, id: id,
                        isUnchanged: isUnchanged)
                }
            }
        }
    }

    @inlinable
    init(unchanged count: Int) {
        if count > 0 { survivors = [Run(old: 0, new: 0, count: UInt32(count))] }
    }

    @inlinable @inline(__always)
    init<Element: ~Copyable, ID: Hashable>(
        comparing old: UnsafeBufferPointer<Element>, to new: UnsafeBufferPointer<Element>, sameIsUnchanged: Bool,
        stops: Bool, id: (borrowing Element) -> ID, isUnchanged: (borrowing Element, borrowing Element) -> Bool
    ) {
        var changed = ChangedRows(limit: min(old.count, new.count))
        let head = MatchingRows.count(
            old, 0, new, 0, step: 1, sameIsUnchanged: sameIsUnchanged, id: id, isUnchanged: isUnchanged,
            changed: &changed)
        updates = changed.takePairs(old: 0, new: 0, step: 1)
        if stops, ListChanges.isTaskCancelled() { return }
        changed = ChangedRows(limit: changed.limit - head)
        let tail = MatchingRows.count(
            old, old.count - 1, new, new.count - 1, step: -1, sameIsUnchanged: sameIsUnchanged, id: id,
            isUnchanged: isUnchanged, changed: &changed)
        let tailUpdates = changed.takePairs(old: old.count - 1, new: new.count - 1, step: -1)
        if stops, ListChanges.isTaskCancelled() { return }
        let oldEnd = old.count - tail
        let newEnd = new.count - tail

        if head > 0 { survivors.append(Run(old: 0, new: 0, count: UInt32(head))) }
        if head == oldEnd {
            inserts.append(contentsOf: UInt32(head)..<UInt32(newEnd))
        } else if head == newEnd {
            deletes.append(contentsOf: UInt32(head)..<UInt32(oldEnd))
        } else {
            var middle = MiddleDiff(
                old: head..<oldEnd, new: head..<newEnd, sameIsUnchanged: sameIsUnchanged, after: self)
            self = CollectionChanges()
            middle.resynchronise(old, new, id: id, isUnchanged: isUnchanged)
            if stops, ListChanges.isTaskCancelled() { return }
            middle.matchResidue(old, new, stops: stops, id: id, isUnchanged: isUnchanged)
            if stops, ListChanges.isTaskCancelled() { return }
            self = middle.finish()
        }
        if oldEnd < old.count {
            survivors.append(
                Run(old: UInt32(oldEnd), new: UInt32(newEnd), count: UInt32(old.count - oldEnd)))
        }
        updates.reserveCapacity(updates.count + tailUpdates.count)
        updates.append(contentsOf: tailUpdates)
    }
}

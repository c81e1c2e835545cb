extension ListChanges {
    /// Collects the changes of a list, section by section in their order.
    public struct Builder {
        @usableFromInline var changes = ListChanges()
        @usableFromInline var oldCount = 0
        @usableFromInline var newCount = 0

        @inlinable
        public init() {}

        /// A section that is in every state.
        ///
        /// - Parameter headerIsUnchanged: false where its header or footer shows something else.
        @inlinable
        public mutating func section(headerIsUnchanged: Bool = true, _ rows: (inout Rows) -> Void) {
            collectRows(old: oldCount, new: newCount, rows)
            if !headerIsUnchanged { changes.headerUpdates.append(newCount) }
            oldCount += 1
            newCount += 1
        }

        /// A section for each element, told apart by `id`.
        ///
        /// `headerIsUnchanged` gets the new section, then the old one; `rows` gets the old one, then the new one, and
        /// is asked only for sections in both. Nothing is asked where both collections share their storage, unless
        /// `sharedStorageIsUnchanged` is false.
        @inlinable
        public mutating func sections<Sections: Collection, ID: Hashable>(
            _ old: Sections, _ new: Sections, sharedStorageIsUnchanged: Bool = true, id: (Sections.Element) -> ID,
            headerIsUnchanged: (Sections.Element, Sections.Element) -> Bool = { _, _ in true },
            rows: (Sections.Element, Sections.Element, inout Rows) -> Void
        ) {
            let found = CollectionChanges(
                from: old, to: new, sharedStorageIsUnchanged: sharedStorageIsUnchanged, id: id,
                isUnchanged: headerIsUnchanged)
            let isShared = sharedStorageIsUnchanged && Self.shareStorage(old, new)
            for offset in found.deletes { changes.sectionDeletes.append(oldCount + Int(offset)) }
            for offset in found.inserts { changes.sectionInserts.append(newCount + Int(offset)) }
            for move in found.moves {
                changes.sectionMoves.append(SectionMove(from: oldCount + Int(move.old), to: newCount + Int(move.new)))
            }
            for update in found.updates { changes.headerUpdates.append(newCount + Int(update.new)) }
            if !isShared {
                for run in found.survivors {
                    var oldIndex = old.index(old.startIndex, offsetBy: Int(run.old))
                    var newIndex = new.index(new.startIndex, offsetBy: Int(run.new))
                    for offset in 0..<Int(run.count) {
                        collectRows(old: oldCount + Int(run.old) + offset, new: newCount + Int(run.new) + offset) {
                            rows(old[oldIndex], new[newIndex], &$0)
                        }
                        old.formIndex(after: &oldIndex)
                        new.formIndex(after: &newIndex)
                    }
                }
            }
            oldCount += old.count
            newCount += new.count
        }

        /// What was collected.
        @inlinable
        public consuming func build() -> ListChanges { changes }

        @inlinable
        mutating func collectRows(old: Int, new: Int, _ collect: (inout Rows) -> Void) {
            var rows = Rows(oldSection: old, newSection: new, changes: changes)
            // The list has one owner at a time, so that appending never copies it.
            changes = ListChanges()
            collect(&rows)
            changes = rows.changes
        }

        @inlinable
        static func shareStorage<Values: Collection>(_ old: Values, _ new: Values) -> Bool {
            let isShared: Bool?? = old.withContiguousStorageIfAvailable { old in
                new.withContiguousStorageIfAvailable { new in
                    old.baseAddress == new.baseAddress && old.count == new.count
                }
            }
            return (isShared ?? false) ?? false
        }
    }
}

extension ListChanges {
    /// Collects the changes of a list, section by section in their order.
    public struct Builder {
        @usableFromInline var rows = Rows()
        @usableFromInline var oldCount = 0
        @usableFromInline var newCount = 0

        @inlinable
        public init() {}

        /// A section that is in every state.
        ///
        /// - Parameters:
        ///   - headerIsUnchanged: False if its header or footer shows something else.
        ///   - collect: Compares its rows.
        /// - Returns: Its place, for `moveAcross`.
        @inlinable @discardableResult
        public mutating func section(
            headerIsUnchanged: Bool = true, _ collect: (inout Rows) -> Void
        ) -> SectionPair {
            defer {
                oldCount += 1
                newCount += 1
            }
            rows.begin(old: oldCount, new: newCount)
            collect(&rows)
            if !headerIsUnchanged { rows.changes.headerUpdates.append(newCount) }
            return SectionPair(old: oldCount, new: newCount)
        }

        /// A section of one row that is always there.
        @inlinable @discardableResult
        public mutating func one<Row>(_ old: Row, _ new: Row, isUnchanged: (Row, Row) -> Bool) -> SectionPair {
            section { $0.one(old, new, isUnchanged: isUnchanged) }
        }

        /// A section of one row or none.
        @inlinable @discardableResult
        public mutating func optional<Row>(_ old: Row?, _ new: Row?, isUnchanged: (Row, Row) -> Bool) -> SectionPair {
            section { $0.optional(old, new, isUnchanged: isUnchanged) }
        }

        /// A section of one row without payload that is there or not.
        @inlinable @discardableResult
        public mutating func flag(_ old: Bool, _ new: Bool) -> SectionPair {
            section { $0.flag(old, new) }
        }

        /// A section of rows without payload that are always there.
        @inlinable @discardableResult
        public mutating func always(_ count: Int) -> SectionPair {
            section { $0.always(count) }
        }

        /// A section with a row for each element; see `Rows.many`.
        @inlinable @inline(__always) @discardableResult
        public mutating func many<Elements: Collection, ID: Hashable>(
            _ old: Elements, _ new: Elements, sharedStorageIsUnchanged: Bool = true, id: (Elements.Element) -> ID,
            isUnchanged: (Elements.Element, Elements.Element) -> Bool
        ) -> SectionPair {
            section {
                $0.many(
                    old, new, sharedStorageIsUnchanged: sharedStorageIsUnchanged, id: id, isUnchanged: isUnchanged)
            }
        }

        /// A section that is in every state, and another one when its identity changes.
        ///
        /// `headerIsUnchanged` gets the new section, then the old one; `collect` gets the old one, then the new one. Both
        /// are asked only of a section that is the same one.
        @inlinable
        public mutating func section<Section, ID: Hashable>(
            _ old: Section, _ new: Section, id: (Section) -> ID,
            headerIsUnchanged: (Section, Section) -> Bool = { _, _ in true },
            rows collect: (Section, Section, inout Rows) -> Void
        ) {
            guard IdentityHash.areEqual(id(old), id(new)) else {
                rows.changes.sectionDeletes.append(oldCount)
                rows.changes.sectionInserts.append(newCount)
                oldCount += 1
                newCount += 1
                return
            }
            section(headerIsUnchanged: headerIsUnchanged(new, old)) { collect(old, new, &$0) }
        }

        /// A section for each element, told apart by `id`.
        ///
        /// `headerIsUnchanged` gets the new section, then the old one; `rows` gets the old one, then the new one, and
        /// is asked only for sections in both. Nothing is asked where both collections share their storage, nor of a
        /// section that is the same value down to its storage, unless `sharedStorageIsUnchanged` is false.
        @inlinable @inline(__always)
        public mutating func sections<Sections: Collection, ID: Hashable>(
            _ old: Sections, _ new: Sections, sharedStorageIsUnchanged: Bool = true, id: (Sections.Element) -> ID,
            headerIsUnchanged: (Sections.Element, Sections.Element) -> Bool = { _, _ in true },
            rows collect: (Sections.Element, Sections.Element, inout Rows) -> Void
        ) {
            defer {
                oldCount += old.count
                newCount += new.count
            }
            // An object in the same storage can have another identity by now.
            let trustsStorage = sharedStorageIsUnchanged && rows.matches == nil
            if trustsStorage, Rows.shareStorage(old, new) { return }
            let found = CollectionChanges(
                from: old, to: new, sharedStorageIsUnchanged: sharedStorageIsUnchanged, stops: rows.stops, id: id,
                isUnchanged: headerIsUnchanged)
            append(found)
            for run in found.survivors {
                var oldIndex = old.index(old.startIndex, offsetBy: Int(run.old))
                var newIndex = new.index(new.startIndex, offsetBy: Int(run.new))
                for offset in 0..<Int(run.count) {
                    defer {
                        old.formIndex(after: &oldIndex)
                        new.formIndex(after: &newIndex)
                    }
                    // What was not touched since is the same value, its rows included.
                    if trustsStorage,
                        Rows.areSameValue(old, Int(run.old) + offset, new, Int(run.new) + offset)
                    {
                        continue
                    }
                    if rows.isStopped { return }
                    rows.begin(old: oldCount + Int(run.old) + offset, new: newCount + Int(run.new) + offset)
                    collect(old[oldIndex], new[newIndex], &rows)
                }
            }
        }

        /// A section for each element, told apart by its place: of two states, the n-th is the same one in both.
        @inlinable @inline(__always)
        public mutating func sections<Sections: RandomAccessCollection>(
            byPosition old: Sections, _ new: Sections, sharedStorageIsUnchanged: Bool = true,
            headerIsUnchanged: (Sections.Element, Sections.Element) -> Bool = { _, _ in true },
            rows collect: (Sections.Element, Sections.Element, inout Rows) -> Void
        ) {
            let common = min(old.count, new.count)
            for offset in 0..<common {
                if rows.isStopped { break }
                let sides = (
                    old[old.index(old.startIndex, offsetBy: offset)], new[new.index(new.startIndex, offsetBy: offset)]
                )
                rows.begin(old: oldCount + offset, new: newCount + offset)
                if sharedStorageIsUnchanged, rows.matches == nil, Rows.areSameValue(old, offset, new, offset) {
                    continue
                }
                collect(sides.0, sides.1, &rows)
                if !headerIsUnchanged(sides.1, sides.0) { rows.changes.headerUpdates.append(newCount + offset) }
            }
            rows.changes.sectionDeletes.append(contentsOf: oldCount + common..<oldCount + old.count)
            rows.changes.sectionInserts.append(contentsOf: newCount + common..<newCount + new.count)
            oldCount += old.count
            newCount += new.count
        }

        /// The same, where rows may move from one of the sections into another: those of equal identity that leave one
        /// and come into another. Expected time linear in the rows that come and go. `rowID` answers the identity of
        /// the row at an offset of a section.
        @inlinable @inline(__always)
        public mutating func sections<Sections: RandomAccessCollection, ID: Hashable, RowID: Hashable>(
            _ old: Sections, _ new: Sections, sharedStorageIsUnchanged: Bool = true, id: (Sections.Element) -> ID,
            headerIsUnchanged: (Sections.Element, Sections.Element) -> Bool = { _, _ in true },
            rowID: (Sections.Element, Int) -> RowID?,
            rows collect: (Sections.Element, Sections.Element, inout Rows) -> Void
        ) {
            let firstStray = rows.strays
            let oldStart = oldCount
            let newStart = newCount
            sections(
                old, new, sharedStorageIsUnchanged: sharedStorageIsUnchanged, id: id,
                headerIsUnchanged: headerIsUnchanged, rows: collect)
            if let matches = rows.matches {
                return rows.matchStrays(
                    from: firstStray, oldID: { matches.stray(old: $0) }, newID: { matches.stray(new: $0) })
            }
            rows.matchStrays(
                from: firstStray,
                oldID: { rowID(old[old.index(old.startIndex, offsetBy: $0.section - oldStart)], $0.row) },
                newID: { rowID(new[new.index(new.startIndex, offsetBy: $0.section - newStart)], $0.row) })
        }

        /// Lets rows of one kind move between sections that were collected before: rows of equal identity that leave one
        /// and come into another. Expected time linear in the rows that come and go.
        @inlinable
        public mutating func moveAcross<ID: Hashable>(_ sections: [Crossing<ID>]) {
            let start = Rows.Strays(deletes: 0, inserts: 0)
            if let matches = rows.matches {
                return rows.matchStrays(
                    from: start,
                    oldID: { path in
                        sections.contains { $0.section.old == path.section } ? matches.stray(old: path) : nil
                    },
                    newID: { path in
                        sections.contains { $0.section.new == path.section } ? matches.stray(new: path) : nil
                    })
            }
            rows.matchStrays(
                from: start,
                oldID: { path in sections.first { $0.section.old == path.section }?.oldID(path.row) },
                newID: { path in sections.first { $0.section.new == path.section }?.newID(path.row) })
        }

        /// What was collected.
        @inlinable
        public consuming func build() -> ListChanges { rows.finish() }

        @usableFromInline
        mutating func append(_ found: CollectionChanges) {
            for offset in found.deletes { rows.changes.sectionDeletes.append(oldCount + Int(offset)) }
            for offset in found.inserts { rows.changes.sectionInserts.append(newCount + Int(offset)) }
            for move in found.moves {
                rows.changes.sectionMoves.append(
                    SectionMove(from: oldCount + Int(move.old), to: newCount + Int(move.new)))
            }
            for update in found.updates { rows.changes.headerUpdates.append(newCount + Int(update.new)) }
        }
    }
}

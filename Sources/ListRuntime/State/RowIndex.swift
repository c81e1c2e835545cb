/// Where each row of a state is, by identity.
///
/// A row has a number as long as it is there. Identities lead to numbers, numbers to places; so that the index follows
/// the list to its next state without hashing the identities of rows that stay.
public struct RowIndex<State: ListState> {
    @usableFromInline var numbers: [State.RowIdentity: UInt32] = [:]
    /// By number.
    @usableFromInline var paths: ContiguousArray<RowPath> = []
    /// By place; made when the index first follows, because the rows are numbered in order until then.
    @usableFromInline var numbersByPlace: RowValues<UInt32>?
    /// Of rows that are gone.
    @usableFromInline var freeNumbers: [UInt32] = []
    @usableFromInline var sections: [State.SectionIdentity: Int] = [:]
    /// All rows whose identity is that of a row before them, in order.
    public var duplicates: [DuplicateIdentity<State.RowIdentity, RowPath>] = []
    /// All sections whose identity is that of a section before them, in order.
    public var duplicateSections: [DuplicateIdentity<State.SectionIdentity, Int>] = []

    /// Reads every row identity of a state. Linear in the number of rows; `ListState.rowIndex(of:)` is faster.
    @inlinable
    public init(_ state: State) {
        self.init(state) { state.rowIDs(inSection: $0) }
    }

    /// Reads no row that was kept.
    init(_ rows: RowIdentities<State>) {
        self.init(rows.state) { rows.ids(inSection: $0) }
    }

    @inlinable @inline(__always)
    init(_ state: State, ids: (_ section: Int) -> [State.RowIdentity]) {
        let counts = state.rowCounts
        let count = counts.reduce(0, +)
        numbers.reserveCapacity(count)
        paths.reserveCapacity(count)
        readSections(state)
        for section in counts.indices {
            for (row, id) in ids(section).enumerated() {
                let path = RowPath(section: section, row: row)
                // Written first, so that an identity which is there once is hashed once.
                if let first = numbers.updateValue(UInt32(paths.count), forKey: id) {
                    numbers[id] = first
                    duplicates.append(DuplicateIdentity(id: id, first: paths[Int(first)], again: path))
                }
                paths.append(path)
            }
        }
    }

    /// The place of a row, or nil if there is none of that identity. Constant time.
    public subscript(id: State.RowIdentity) -> RowPath? { numbers[id].map { paths[Int($0)] } }

    /// The place of a section, or nil if there is none of that identity. Constant time.
    public subscript(section id: State.SectionIdentity) -> Int? { sections[id] }

    /// Whether the index can be taken to another state: no identities are equal, nor of the rows before them.
    public var canFollow: Bool { duplicates.isEmpty && duplicateSections.isEmpty && !State.countsEqualRows }

    /// Takes the index from one state to the next. Reads the identities of rows that come and go, and those of the
    /// sections where one comes, goes or moves; the other rows of sections that change cost the writing of a place.
    /// - Returns: False if it cannot, or the next state has equal identities; then the index is of no use any more.
    public mutating func follow(_ changes: ListChanges, from old: State, to new: State) -> Bool {
        follow(changes, from: RowIdentities(old), to: RowIdentities(new))
    }

    /// The same by the identities that were kept.
    public mutating func follow(
        _ changes: ListChanges, from old: RowIdentities<State>, to new: RowIdentities<State>
    ) -> Bool {
        guard canFollow else { return false }
        var places = numbersByPlace ?? placesInOrder(old.state)
        numbersByPlace = nil
        let renamed = takeRenamed(changes.rowMoves, from: old, to: new)
        for path in changes.rowDeletes { old.id(at: path).map { drop($0) } }
        for section in changes.sectionDeletes {
            for id in old.ids(inSection: section) { drop(id) }
        }
        places.follow(RowMapping(changes))
        for (id, number) in renamed where numbers.updateValue(number, forKey: id) != nil { return false }
        for path in changes.rowInserts {
            guard let id = new.id(at: path), add(id, at: path, &places) else { return false }
        }
        for section in changes.sectionInserts {
            for (row, id) in new.ids(inSection: section).enumerated() {
                guard add(id, at: RowPath(section: section, row: row), &places) else { return false }
            }
        }
        var touched = Set((changes.rowInserts + changes.rowMoves.map(\.new)).map(\.section))
        if changes.keepsSections {
            touched.formUnion((changes.rowDeletes + changes.rowMoves.map(\.old)).map(\.section))
        } else {
            touched.formUnion(0..<new.state.sectionCount)
            readSections(new.state)
        }
        for section in touched {
            for row in 0..<new.state.rowCount(inSection: section) {
                let path = RowPath(section: section, row: row)
                let number = Int(places[path])
                guard paths.indices.contains(number) else { return false }
                paths[number] = path
            }
        }
        numbersByPlace = places
        return duplicateSections.isEmpty
    }

    /// Takes the index to another identity of one row. Constant time.
    /// - Returns: False if it cannot, or there is a row of that identity; then the index is of no use any more.
    public mutating func rename(_ id: State.RowIdentity, to other: State.RowIdentity) -> Bool {
        guard canFollow, let number = numbers.removeValue(forKey: id) else { return false }
        return numbers.updateValue(number, forKey: other) == nil
    }

    private func placesInOrder(_ state: State) -> RowValues<UInt32> {
        var places = RowValues<UInt32>(empty: .max)
        var next: UInt32 = 0
        for count in state.rowCounts {
            places.sections.append(ContiguousArray(next..<next + UInt32(count)))
            next += UInt32(count)
        }
        return places
    }

    /// Takes out rows that come to have another identity, because it says the section: that one and their number.
    private mutating func takeRenamed(
        _ moves: ListChanges.RowPairs, from old: RowIdentities<State>, to new: RowIdentities<State>
    ) -> [(id: State.RowIdentity, number: UInt32)] {
        moves.compactMap { move in
            guard let before = old.id(at: move.old), let after = new.id(at: move.new), before != after else {
                return nil
            }
            return numbers.removeValue(forKey: before).map { (after, $0) }
        }
    }

    private mutating func drop(_ id: State.RowIdentity) {
        if let number = numbers.removeValue(forKey: id) { freeNumbers.append(number) }
    }

    /// False if there is a row of that identity.
    private mutating func add(_ id: State.RowIdentity, at path: RowPath, _ places: inout RowValues<UInt32>) -> Bool {
        let number = freeNumbers.popLast() ?? UInt32(paths.count)
        guard numbers.updateValue(number, forKey: id) == nil else { return false }
        if number == paths.count { paths.append(path) }
        places[path] = number
        return true
    }

    @inlinable
    mutating func readSections(_ state: State) {
        sections = [:]
        for section in 0..<state.sectionCount {
            guard let id = state.section(at: section) else { continue }
            if let first = sections[id] {
                duplicateSections.append(DuplicateIdentity(id: id, first: first, again: section))
            } else {
                sections[id] = section
            }
        }
    }
}

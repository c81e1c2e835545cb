import ListRuntime

/// A row that the user moved by hand, by what the list shows.
public struct RowMove<State: ListState> {
    /// The row, and its identity before the move.
    public let row: State.RowValue
    public let id: State.RowIdentity
    /// The section that it came from, and the one that it went to.
    public let source: State.SectionIdentity
    public let target: State.SectionIdentity
    /// Where it went: its offset among the rows of `target`.
    public let offset: Int
    /// The identities of the rows of `target` in their new order. That of the moved row is the one before the move.
    public let order: [State.RowIdentity]
    /// Where it was put last, for one copy of the move and all others.
    private let placed = Place()
    /// How many rows of an equal identity were before it in the section that it came from.
    private let equalsBefore: Int

    /// Nil if there is no such row or place. Linear in the rows of both sections.
    init?(of rows: RowIdentities<State>, from old: RowPath, to new: RowPath) {
        let state = rows.state
        guard let row = state.row(at: old), let id = rows.id(at: old), let source = state.section(at: old.section),
            let target = state.section(at: new.section)
        else { return nil }
        var order = rows.ids(inSection: new.section)
        if old.section == new.section { order.remove(at: old.row) }
        guard 0...order.count ~= new.row else { return nil }
        order.insert(id, at: new.row)
        (self.row, self.id, self.source, self.target) = (row, id, source, target)
        (offset, self.order) = (new.row, order)
        equalsBefore = rows.ids(inSection: old.section).prefix(old.row).count { $0 == id }
    }

    /// Moves the row within the rows of a section. Linear.
    /// - Parameters:
    ///   - rows: The elements of the section.
    ///   - id: The identity of an element as a row of the list.
    /// - Returns: False if the row is not among them.
    @discardableResult
    public func reorder<Rows: RangeReplaceableCollection>(
        _ rows: inout Rows, id: (Rows.Element) -> State.RowIdentity
    ) -> Bool {
        guard let element = remove(from: &rows, id: id) else { return false }
        insert(element, into: &rows, id: id)
        return true
    }

    /// Takes the row out of the rows of the section it came from; nil if it is not among them. Linear.
    public func remove<Rows: RangeReplaceableCollection>(
        from rows: inout Rows, id: (Rows.Element) -> State.RowIdentity
    ) -> Rows.Element? {
        index(of: self.id, behind: equalsBefore, in: rows, id: id).map { rows.remove(at: $0) }
    }

    /// Puts the row into the rows of the section it went to: before the first of those after it that is among them, or
    /// else after the last of those before it. Linear.
    public func insert<Rows: RangeReplaceableCollection>(
        _ element: Rows.Element, into rows: inout Rows, id: (Rows.Element) -> State.RowIdentity
    ) {
        let known = Set(rows.map(id))
        var others = order
        others.remove(at: offset)
        func place(of other: Int) -> Rows.Index? {
            index(of: others[other], behind: others[..<other].count { $0 == others[other] }, in: rows, id: id)
        }
        let next = others[offset...].firstIndex { known.contains($0) }.flatMap(place)
        let previous = others[..<offset].lastIndex { known.contains($0) }.flatMap(place)
        let target = next ?? previous.map { rows.index(after: $0) } ?? rows.startIndex
        placed.offset = rows.distance(from: rows.startIndex, to: target)
        rows.insert(element, at: target)
    }

    /// The offset in the collection that the row was put into last: with a newer state, in that of the newest.
    var placedOffset: Int? { placed.offset }

    private final class Place {
        var offset: Int?
    }

    /// The place of a row after a number of equal ones, or of the last where there are fewer.
    private func index<Rows: Collection>(
        of wanted: State.RowIdentity, behind number: Int, in rows: Rows, id: (Rows.Element) -> State.RowIdentity
    ) -> Rows.Index? {
        let equals = rows.indices.filter { id(rows[$0]) == wanted }
        return equals.count > number ? equals[number] : equals.last
    }
}

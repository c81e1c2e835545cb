/// Where each row of a new state was in the old one, made once from changes and used for all that is kept by place.
public struct RowMapping {
    /// A row that came to a section: its offset there, and its place before if it moved.
    @usableFromInline
    struct Arrival {
        @usableFromInline var row: Int
        @usableFromInline var from: RowPath?

        @usableFromInline
        init(row: Int, from: RowPath?) {
            (self.row, self.from) = (row, from)
        }
    }

    /// The offsets of rows that left a section, ascending, by the section in the old state.
    @usableFromInline let departures: [Int: [Int]]
    /// Rows that came to a section, ascending, by the section in the new state.
    @usableFromInline let arrivals: [Int: [Arrival]]
    private let sections: SectionOrigins

    /// Linear in the number of changes, and k log k for k rows of one section that came or left.
    public init(_ changes: ListChanges) {
        var departures: [Int: [Int]] = [:]
        var arrivals: [Int: [Arrival]] = [:]
        for path in changes.rowDeletes { departures[path.section, default: []].append(path.row) }
        for path in changes.rowInserts {
            arrivals[path.section, default: []].append(Arrival(row: path.row, from: nil))
        }
        for move in changes.rowMoves {
            departures[move.old.section, default: []].append(move.old.row)
            arrivals[move.new.section, default: []].append(Arrival(row: move.new.row, from: move.old))
        }
        for section in departures.keys { departures[section]?.sort() }
        for section in arrivals.keys { arrivals[section]?.sort { $0.row < $1.row } }
        self.departures = departures
        self.arrivals = arrivals
        sections = SectionOrigins(
            deletes: changes.sectionDeletes, inserts: changes.sectionInserts, moves: changes.sectionMoves)
    }

    /// The new places of rows that came from another section.
    func movesAcrossSections(_ changes: ListChanges) -> [RowPath] {
        guard let last = changes.rowMoves.map(\.old.section).max() else { return [] }
        let origins = origins(of: last + 1)
        return changes.rowMoves.filter { origins[$0.new.section] != $0.old.section }.map(\.new)
    }

    /// For each new section the old one, or nil for an inserted one; at least as many as hold anything of `count` old
    /// ones.
    @usableFromInline
    func origins(of count: Int) -> [Int?] {
        sections.first((arrivals.keys.max() ?? -1) + 1, holding: count)
    }
}

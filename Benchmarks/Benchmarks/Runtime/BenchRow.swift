import ListRuntime

/// A row of the benchmarks: an id and what it shows.
protocol BenchRow: Equatable {
    associatedtype ID: Hashable

    static var name: String { get }
    var id: ID { get }
    /// The row of a number; the same number gives the same id in every run.
    init(number: UInt64)
    mutating func changeContent()

    /// What `ListRuntime` is asked, with the closures that generated code would write.
    static func collect(from old: [Self], to new: [Self], in rows: inout ListChanges.Rows)
    /// FLOOR-EQ: one pass of `==` on id and content.
    static func differing(_ old: [Self], _ new: [Self]) -> Int
}

extension BenchRow {
    /// `count` rows with scattered ids.
    static func rows(_ numbers: Range<Int>) -> [Self] { numbers.map { Self(number: UInt64($0)) } }

    static func changes(from old: [Self], to new: [Self]) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { collect(from: old, to: new, in: &$0) }
        return changes.build()
    }

    /// FLOOR-HASH: a dictionary from old id to position, probed with every new id.
    static func probe(_ old: [Self], _ new: [Self]) -> Int {
        var places: [ID: Int] = [:]
        places.reserveCapacity(old.count)
        for (place, row) in old.enumerated() { places[row.id] = place }
        return new.reduce(0) { $0 &+ (places[$1.id] ?? 0) }
    }

    /// STD: the difference of the standard library, with moves.
    static func standardDifference(_ old: [Self], _ new: [Self]) -> Int {
        new.map(\.id).difference(from: old.map(\.id)).inferringMoves().count
    }
}

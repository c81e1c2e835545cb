import ListRuntime

/// How many moves a diff animates, against the two rules by which other differs of Swift and Objective-C decide.
///
/// Both look at one row at a time. "shifted": a row moves where its old place, less the deletes before it and plus the
/// inserts before it, is not its new one (IGListKit, Epoxy). "untracked": going through the new rows, a row moves where
/// it is not the first old one that is not yet accounted for (DifferenceKit, RxDataSources).
@MainActor
struct MoveBench {
    private let count = 1_000

    func run() {
        print("\n" + Self.text("moves of \(count) rows", "here", "shifted", "untracked"))
        let rows = IntRow.rows(0..<count)
        var last = rows
        last.append(last.removeFirst())
        var first = rows
        first.insert(first.removeLast(), at: 0)
        var ends = rows
        ends.swapAt(0, count - 1)
        for (name, new) in [("first to last", last), ("last to first", first), ("both ends swapped", ends)] {
            add(name, rows, new)
        }
        for edit in [Edit.move, .blocks, .reverse, .shuffle] { add(edit.rawValue, rows, edit.applied(to: rows)) }
    }

    private func add(_ name: String, _ old: [IntRow], _ new: [IntRow]) {
        let moves = IntRow.changes(from: old, to: new).rowMoves.count
        let kept = Self.survivors(old, new)
        print(Self.text(name, "\(moves)", "\(Self.shifted(kept))", "\(Self.untracked(kept))"))
    }

    private static func text(_ name: String, _ columns: String...) -> String {
        name.padded(41) + columns.map { $0.padded(-10) }.joined(separator: " ")
    }

    /// For each surviving row, in the new order: its rank among the survivors in the old one.
    private static func survivors(_ old: [IntRow], _ new: [IntRow]) -> [Int] {
        let kept = Set(new.map(\.id)).intersection(old.map(\.id))
        let rows = old.filter { kept.contains($0.id) }
        let ranks = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, $0) })
        return new.compactMap { ranks[$0.id] }
    }

    private static func shifted(_ ranks: [Int]) -> Int { ranks.enumerated().filter { $0 != $1 }.count }

    private static func untracked(_ ranks: [Int]) -> Int {
        var isTracked = [Bool](repeating: false, count: ranks.count)
        var first = 0
        var moves = 0
        for rank in ranks {
            if rank != first { moves += 1 }
            isTracked[rank] = true
            while first < ranks.count, isTracked[first] { first += 1 }
        }
        return moves
    }
}

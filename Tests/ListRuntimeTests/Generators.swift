import RandomTesting

/// A row with an id and a content.
struct TestRow: Hashable, Sendable {
    var id: Int
    var content: Int
}

extension [TestRow] {
    /// A list with ids from a range; with few ids, duplicates are likely.
    static func random(count: Int, ids: Int, using generator: inout SeededGenerator) -> [TestRow] {
        (0..<count).map { _ in
            TestRow(
                id: .random(in: 0..<Swift.max(1, ids), using: &generator),
                content: .random(in: 0..<3, using: &generator))
        }
    }

    /// A list of distinct ids in random order.
    static func distinct(count: Int, using generator: inout SeededGenerator) -> [TestRow] {
        (0..<count).shuffled(using: &generator).map { TestRow(id: $0, content: 0) }
    }

    /// A list after a few random edits of each sort. New ids start at `fresh`.
    func edited(fresh: Int, using generator: inout SeededGenerator) -> [TestRow] {
        var rows = self
        for step in 0..<Int.random(in: 0...6, using: &generator) {
            let place = Int.random(in: 0...rows.count, using: &generator)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0:
                rows.insert(TestRow(id: fresh + step, content: 0), at: place)
            case 1 where place < rows.count:
                rows.remove(at: place)
            case 2 where place < rows.count:
                let row = rows.remove(at: place)
                rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
            case 3 where place < rows.count:
                rows[place].content += 1
            case 4:
                let end = Swift.min(rows.count, place + Int.random(in: 0...12, using: &generator))
                rows.removeSubrange(place..<end)
            case 5:
                let end = Swift.min(rows.count, place + Int.random(in: 0...20, using: &generator))
                rows[place..<end].shuffle(using: &generator)
            default:
                let count = Int.random(in: 0...12, using: &generator)
                let block = (0..<count).map { TestRow(id: fresh + 100 * (step + 1) + $0, content: 0) }
                rows.insert(contentsOf: block, at: place)
            }
        }
        return rows
    }
}

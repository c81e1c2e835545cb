import ListRuntime
import RandomTesting
import Testing

@Suite struct OffsetIndexTests {
    @Test("offsets and rows of a few heights")
    func few() {
        let index = OffsetIndex([10, 0, 30, 5])
        #expect((0...4).map { index.offset(of: $0) } == [0, 10, 10, 40, 45])
        #expect(index.total == 45)
        #expect([-1, 0, 9, 10, 39, 40, 44, 45, 99].map { index.row(at: $0) } == [0, 0, 0, 2, 2, 3, 3, 4, 4])
        #expect(OffsetIndex([]).row(at: 3) == 0)
        #expect(OffsetIndex([]).total == 0)
    }

    @Test("after any change the index answers as a sum of all heights does", arguments: Sample.of(0..<100))
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        func heights(_ count: Int) -> [Double] {
            (0..<count).map { _ in Double(Int.random(in: 0...6, using: &generator)) * 0.5 }
        }
        var rows = heights(.random(in: 0...70, using: &generator))
        var index = OffsetIndex(rows)
        for step in 0..<30 {
            if Bool.random(using: &generator), let row = rows.indices.randomElement(using: &generator) {
                let height = heights(1)[0]
                rows[row] = height
                index[row] = height
            } else {
                let start = Int.random(in: 0...rows.count, using: &generator)
                let end = Int.random(in: start...min(rows.count, start + 5), using: &generator)
                let new = heights(.random(in: 0...5, using: &generator))
                rows.replaceSubrange(start..<end, with: new)
                index = OffsetIndex(rows)
            }
            let sums = rows.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
            #expect(sums.indices.map { index.offset(of: $0) } == sums, "seed \(seed), step \(step)")
            let offset = Double.random(in: -1...(sums.last ?? 0) + 1, using: &generator)
            let expected = rows.indices.first { sums[$0 + 1] > max(0, offset) } ?? rows.count
            #expect(index.row(at: max(0, offset)) == expected, "seed \(seed), step \(step), offset \(offset)")
        }
    }

    @Test("the row at the offset of a row is that row, however its height is rounded", arguments: Sample.of(0..<100))
    func rounded(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        // Points on a screen of three pixels each: most are no sums of halves.
        func height() -> Double { Double(Int.random(in: 1...400, using: &generator)) / 3 }
        let count = Int.random(in: 1...300, using: &generator)
        var rows = (0..<count).map { _ in height() }
        var index = OffsetIndex(rows)
        for _ in 0..<100 {
            let row = Int.random(in: 0..<count, using: &generator)
            // To nothing, and half of the time back.
            for height in [0, Bool.random(using: &generator) ? 0 : height()] {
                rows[row] = height
                index[row] = height
            }
        }
        for row in 0..<count where rows[row] > 0 {
            #expect(index.row(at: index.offset(of: row)) == row, "seed \(seed)")
            // Behind a row without height another sum may come out, by a last bit.
            guard row + 1 == count || rows[row + 1] > 0 else { continue }
            #expect(index.row(at: index.offset(of: row + 1).nextDown) == row, "seed \(seed)")
        }
    }

    @Test("an index whose heights were set is that which is built of them, also after a height that swallowed others")
    func setAndBuilt() {
        var generator = SeededGenerator(seed: 1)
        for count in [1, 2, 5, 8, 100] {
            var rows = [Double](repeating: 44, count: count)
            var index = OffsetIndex(rows)
            for _ in 0..<100 {
                let row = Int.random(in: 0..<count, using: &generator)
                let heights = [0, 44, 1.0 / 3, 1e20, .greatestFiniteMagnitude]
                rows[row] = heights.randomElement(using: &generator) ?? 0
                index[row] = rows[row]
                let built = OffsetIndex(rows)
                #expect((0...count).allSatisfy { index.offset(of: $0) == built.offset(of: $0) })
            }
        }
    }
}

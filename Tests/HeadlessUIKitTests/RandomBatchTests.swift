import HeadlessUIKit
import RandomTesting
import Testing

@MainActor @Suite struct RandomBatchTests {
    /// After any batch, legal or not, counts are the data source's and every display is paired; after a broken
    /// one the data source's rows are on screen.
    @Test func anyBatchEndsWellOrIsCaught() {
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        let screen = Screen([[]])
        var caught = 0
        for round in 0..<300 {
            let before = screen.sections
            var after = before.map { section in section.filter { _ in random.next() % 5 != 0 } }
            for section in after.indices where random.next() % 2 == 0 {
                after[section].insert("\(round)", at: Int(random.next() % UInt64(after[section].count + 1)))
            }
            if random.next() % 3 == 0 { after.insert(["s\(round)"], at: Int(random.next() % UInt64(after.count + 1))) }
            if random.next() % 4 == 0, !after.isEmpty { after.remove(at: Int(random.next() % UInt64(after.count))) }
            let found = UIKitRules.violations {
                screen.table.performBatchUpdates {
                    screen.sections = after
                    for _ in 0..<random.next() % 4 { change(screen.table, &random) }
                }
                screen.table.layoutIfNeeded()
            }
            caught += found.count
            // What counts right and is wrong all the same UIKit does not see either.
            if !found.isEmpty { #expect(screen.shown == Array(after.joined().prefix(10)), "seed \(seed)") }
            #expect(screen.displayed.count == screen.table.visibleCells.count, "seed \(seed)")
            let counts = (0..<screen.table.numberOfSections).map { screen.table.numberOfRows(inSection: $0) }
            #expect(counts == after.map(\.count), "seed \(seed)")
        }
        #expect(caught > 0)
    }

    private func change(_ table: UITableView, _ random: inout SeededGenerator) {
        func path() -> IndexPath { IndexPath(row: Int(random.next() % 4), section: Int(random.next() % 3)) }
        func section() -> Int { Int(random.next() % 4) }
        switch random.next() % 8 {
        case 0: table.deleteRows(at: [path()], with: .none)
        case 1: table.insertRows(at: [path()], with: .none)
        case 2: table.moveRow(at: path(), to: path())
        case 3: table.reloadRows(at: [path()], with: .none)
        case 4: table.deleteSections([section()], with: .none)
        case 5: table.insertSections([section()], with: .none)
        case 6: table.reloadSections([section()], with: .none)
        default: table.moveSection(section(), toSection: section())
        }
    }
}

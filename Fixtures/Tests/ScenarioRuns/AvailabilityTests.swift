@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import availability

/// A list that only newer systems have.
@MainActor @Suite struct AvailabilityTests {
    private let screen = Screen()

    @available(iOS 18, macOS 15, *)
    @Test func rowsOfAListThatIsAvailableSince() {
        final class Actions: TipScreen.Tips.Actions {
            var selected: [TipScreen.Tips.Row] = []
            func select(_ row: TipScreen.Tips.Row) { selected.append(row) }
        }
        let tips = ["one", "two", "three", "fourteen"].enumerated().map {
            Tip(id: $0, title: $1 + String(repeating: ".", count: 30))
        }
        let actions = Actions()
        let list = TipScreen.Tips.Table(
            TipScreen.Tips(
                tips: tips, groups: [TipGroup(id: 7, members: [Tip(id: 8, title: "eight")])],
                items: [.tip(Tip(id: 9, title: "nine")), .more]),
            actions: actions, in: screen.table)
        #expect(screen.rows == tips.map(\.title) + ["eight", "eight", "nine", ""] + tips.dropFirst().map(\.title))
        #expect(screen.cells.filter { $0 == "MoreCell" }.count == 1)
        #expect(screen.heights.prefix(4) == [33, 33, 35, 38])
        screen.table.headless.tap(rowAt: IndexPath(row: 1, section: 1))
        guard case .groups(7, .last(let tip))? = actions.selected.last else {
            Issue.record("\(actions.selected)")
            return
        }
        #expect(tip.id == 8)
        #expect(list.update(tips: 3) { $0.title = "4" })
        list.flush()
        #expect(screen.rows[3] == "4" && screen.rows.last == "4")
        #expect(screen.heights[3] == 1)
    }

    @available(iOS 17, macOS 14, *)
    @Test func aProviderThatIsAvailableSince() {
        TipItem.register(in: screen.table)
        let source = UITableViewDiffableDataSource<Int, TipItem.RowID>(tableView: screen.table) {
            ($2 == .more ? TipItem.more : .tip(Tip(id: 1, title: "one"))).cell(in: $0, at: $1)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, TipItem.RowID>()
        snapshot.appendSections([0])
        snapshot.appendItems([.tip(1), .more])
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.rows == ["one", ""])
        #expect(screen.cells == ["TipCell", "MoreCell"])
    }
}

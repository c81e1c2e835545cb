import HeadlessUIKit
import Testing

@MainActor @Suite struct SizingTests {
    final class TallCell: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
    }

    private func height(_ screen: Screen, _ row: Int) -> Double? {
        screen.table.headless.screen[IndexPath(row: row, section: 0)]?.frame.height
    }

    @Test func theDelegatesHeightCounts() {
        let screen = Screen([["a", "b", "c"]])
        screen.heights = ["b": 100]
        screen.table.reloadData()
        #expect([0, 1, 2].map { height(screen, $0) } == [44, 100, 44])
        #expect(screen.table.contentSize.height == 188)
        #expect(screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 144)
    }

    @Test func anEmptyBatchAsksForHeightsAgain() {
        let screen = Screen([["a", "b"]])
        screen.heights = ["a": 60]
        screen.table.performBatchUpdates(nil)
        #expect(height(screen, 0) == 60)
    }

    @Test func aCellSizesItself() {
        let screen = Screen(rows: 2)
        screen.table.register(TallCell.self, forCellReuseIdentifier: "tall")
        screen.dequeue = { table, path in table.dequeueReusableCell(withIdentifier: "tall", for: path) }
        screen.table.reloadData()
        #expect(height(screen, 0) == 80)
        screen.table.headless.rotate(to: CGSize(width: 480, height: 320))
        #expect(height(screen, 1) == 120)
    }

    @Test func aContentConfigurationIsAsHighAsItsText() throws {
        let screen = Screen([["a"]])
        let text = String(repeating: "word ", count: 40)
        screen.dequeue = { _, _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = text
            content.secondaryText = "below"
            cell.contentConfiguration = content
            return cell
        }
        screen.table.reloadData()
        let row = try #require(screen.table.headless.screen.rows.first)
        #expect(row.texts == [text, "below"])
        #expect(row.frame.height > 100)
    }

    @Test func aLargerTextSizeMeasuresAgain() {
        let old = UITraitCollection.current
        defer { UITraitCollection.current = old }
        let screen = Screen([["a"]])
        screen.dequeue = { table, path in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.font = .preferredFont(forTextStyle: .body)
            cell.textLabel?.adjustsFontForContentSizeCategory = true
            cell.textLabel?.text = "text"
            return cell
        }
        screen.table.reloadData()
        let before = height(screen, 0)
        screen.table.headless.changeContentSizeCategory(to: .accessibilityExtraExtraExtraLarge)
        #expect(before == 44)
        #expect((height(screen, 0) ?? 0) > 44)
    }

    @Test func rowsMeasuredAboveDoNotMoveTheScreen() {
        let screen = Screen(rows: 100)
        for row in 0..<50 { screen.heights["row \(row)"] = 90 }
        screen.table.reloadData()
        screen.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
        #expect(screen.shown.first == "row 60")
        while screen.table.contentOffset.y > 30, let anchor = screen.table.indexPathsForVisibleRows?.last {
            let before = screen.table.rectForRow(at: anchor).minY - screen.table.contentOffset.y
            screen.table.headless.scroll(by: -30)
            let after = screen.table.rectForRow(at: anchor).minY - screen.table.contentOffset.y
            #expect(after - before == 30)
        }
        screen.table.headless.scroll(by: -60)
        #expect(screen.shown.first == "row 0")
    }

    @Test func scrollingToARowFindsItAmongEstimates() {
        let screen = Screen(rows: 200)
        for row in 0..<200 { screen.heights["row \(row)"] = CGFloat(30 + row % 7 * 20) }
        screen.table.reloadData()
        for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
            for row in [150, 3, 199, 77] {
                screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
                #expect(screen.shown.contains("row \(row)"))
            }
        }
    }

    @Test func headersStandWhereTheirSectionsAre() {
        let screen = Screen([["a", "b"], [], ["c"]], style: .grouped)
        screen.headers = ["first", nil, "third"]
        screen.table.reloadData()
        let shown = screen.table.headless.screen
        #expect(shown.sections.map { $0.header?.texts ?? [] } == [["first"], ["third"]])
        #expect(shown.sections.map(\.index) == [0, 2])
        let header = shown.sections[1].header
        #expect(header?.frame.y == Double(screen.table.rectForHeader(inSection: 2).minY))
        #expect((shown.rows.last?.frame.y ?? 0) == (header?.frame.y ?? 0) + (header?.frame.height ?? 0))
    }

    @Test func aPlainHeaderStaysOnTop() {
        let screen = Screen([(0..<50).map { "a\($0)" }, (0..<50).map { "b\($0)" }])
        screen.headers = ["A", "B"]
        screen.table.reloadData()
        screen.table.headless.scroll(by: 500)
        #expect(screen.table.headless.screen.sections.first?.header?.frame.y == 500)
    }

    @Test func theRowAtTheTopOfARowIsThatRowHoweverItsHeightIsRounded() {
        let screen = Screen((0..<3).map { section in (0..<40).map { "\(section) \($0)" } })
        screen.headers = ["a", "b", nil]
        for (section, words) in screen.sections.enumerated() {
            // Points on a screen of three pixels each.
            for (row, word) in words.enumerated() { screen.heights[word] = CGFloat(100 + (row * 7 + section) % 5) / 3 }
        }
        screen.table.estimatedRowHeight = 0
        screen.table.sectionHeaderHeight = 64 / 3
        screen.table.reloadData()
        for section in 0..<3 {
            for row in 0..<40 {
                let path = IndexPath(row: row, section: section)
                #expect(screen.table.indexPathForRow(at: screen.table.rectForRow(at: path).origin) == path)
            }
        }
    }

    @Test func withoutEstimatesAnotherWidthAsksForAllHeights() {
        let screen = Screen(rows: 100)
        screen.table.estimatedRowHeight = 0
        for row in 0..<100 { screen.heights["row \(row)"] = 30 }
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentSize.height == 3000)
        for row in 0..<100 { screen.heights["row \(row)"] = 20 }
        screen.table.headless.rotate(to: CGSize(width: 440, height: 320))
        #expect(screen.table.contentSize.height == 2000)
        for row in 0..<100 { screen.heights["row \(row)"] = 50 }
        let old = UITraitCollection.current
        defer { UITraitCollection.current = old }
        screen.table.headless.changeContentSizeCategory(to: .accessibilityLarge)
        #expect(screen.table.contentSize.height == 5000)
    }
}

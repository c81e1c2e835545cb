@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import headers_without_rows

/// Headers of sections without rows, and what titles are to VoiceOver.
@MainActor @Suite struct HeaderTitleTests {
    private func table(_ screen: Screen) -> Days.Table {
        Days.Table(
            Days(
                today: [], divider: Divider(title: "Earlier"), days: [Day(name: "Monday", entries: [])],
                places: [Place(name: "Here")], end: .reached),
            in: screen.table)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func aSectionWithoutRowsKeepsItsHeader(_ style: UITableView.Style) {
        let screen = Screen(style: style)
        let table = table(screen)
        #expect(screen.headers == ["Today", "Earlier", "Monday", "Here", "The end"])
        #expect(screen.table.rectForFooter(inSection: 3).height == 20)
        #expect(screen.footers == ["0 entries"])
        table.state.today = [Entry(id: 1)]
        table.state.divider.title = "Before"
        table.state.days.append(Day(name: "Sunday", entries: []))
        table.state.places = [Place(name: "There"), Place(name: "Here")]
        table.state.end = .more([])
        table.flush()
        #expect(screen.headers == ["Today", "Before", "Monday", "Sunday", "There", "Here"])
        #expect(screen.footers == ["1 entries"])
        #expect(screen.rows == ["1"])
    }

    @Test func titlesAreHeadings() {
        let screen = Screen()
        let table = table(screen)
        screen.table.layoutIfNeeded()
        #expect(screen.table.headerView(forSection: 0)?.textLabel?.accessibilityTraits == .header)
        #expect(screen.table.footerView(forSection: 0)?.textLabel?.accessibilityTraits == UIAccessibilityTraits())
        withExtendedLifetime(table) {}
    }
}

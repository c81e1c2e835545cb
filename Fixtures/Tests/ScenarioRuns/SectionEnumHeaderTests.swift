@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import section_enums_headers

/// Headers that a section enum says show its value; those of a case show what it carries.
@MainActor @Suite struct SectionEnumHeaderTests {
    let screen = Screen()

    private func makeTable(_ next: Part) -> Week.Table {
        screen.table.frame.size.height = 1_000
        let lesson = Lesson(id: 1, name: "Maths")
        return Week.Table(
            Week(
                parts: [
                    .workday([lesson]), .holiday(Holiday(id: 1, name: "May Day")), .weekend([lesson]),
                    .today(Day(id: 1, lessons: [lesson])), .break_,
                ], next: next), in: screen.table)
    }

    private func title(_ table: Week.Table, _ section: Int) -> String? {
        table.tableView(screen.table, titleForHeaderInSection: section)
    }

    @Test func theEnumSaysTheTitlesOfItsCases() {
        let table = makeTable(.weekend([Lesson(id: 2, name: "Art")]))
        #expect(
            (0..<6).map { title(table, $0) } == [
                "Work", "May Day!", "Weekend (1)", "One day", "Break", "WEEKEND (1)",
            ])
        #expect(screen.footers == ["Free: Holiday", "Free: Weekend (1)", "Free: Weekend (1)"])
        let heights = (0..<5).map { table.tableView(screen.table, heightForHeaderInSection: $0) }
        #expect(heights == [40, 20, 1, 40, 40])
    }

    @Test func anotherValueOfTheEnumIsShown() {
        let table = makeTable(.weekend([]))
        table.update { $0.parts[2] = .weekend([Lesson(id: 1, name: "Maths"), Lesson(id: 3, name: "Music")]) }
        table.flush()
        #expect(title(table, 2) == "Weekend (2)")
        #expect(screen.footers == ["Free: Holiday", "Free: Weekend (2)"])
    }
}

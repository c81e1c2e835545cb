@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import rows_by_position

/// Unlike rows that are told apart by their places.
@MainActor @Suite struct RowsByPositionTests {
    private let screen = Screen()

    @Test func aRowIsTheOneAtItsPlace() {
        let profile = Profile(
            items: [.headline("A"), .field(Field(title: "t", value: "1")), .group(.toggle(true))],
            others: [.line(title: "x", value: "y"), .toggle(false)])
        let table = Profile.Table(profile, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["A", "t: 1", "on", "x y", "off"])
        let cells = (0..<2).map { screen.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
        table.update {
            $0.items[0] = .headline("B")
            $0.items[1] = .space
            $0.others.append(.toggle(true))
        }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["B", "", "on", "x y", "off", "on"])
        // The same kind of row is filled in place, another kind gets another cell.
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cells[0])
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) !== cells[1])
        #expect(table.rowID(at: IndexPath(row: 2, section: 1)) == .others(2))
    }
}

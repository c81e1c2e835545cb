@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_owned_by_position

/// Cells that the context owns in an array: each shows the row at its place.
@MainActor @Suite struct OwnedByPositionTests {
    @Test func eachRowShowsTheCellAtItsPlace() {
        let screen = Screen()
        let controller = FormController()
        controller.fields = [
            FieldCell(style: .default, reuseIdentifier: nil), FieldCell(style: .default, reuseIdentifier: nil),
        ]
        let form = FormController.Form.Table(
            FormController.Form(title: "Form", names: ["first", "last"]), context: controller, in: screen.table)
        screen.table.layoutIfNeeded()
        #expect(screen.rows == ["Form", "first", "last"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 1)) === controller.fields[1])

        form.update { $0.names[1] = "family" }
        form.flush()
        #expect(screen.rows == ["Form", "first", "family"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 1)) === controller.fields[1])
    }

    @Test func aRowWithoutACellIsEmptyAndReported() {
        let screen = Screen()
        let settings = Settings.Table(Settings(names: ["one"]), context: Cells(), in: screen.table)
        var reports: [ListReport] = []
        settings.onReport = { reports.append($0) }
        settings.update { $0.names = ["one", "two", "three"] }
        settings.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.table.numberOfRows(inSection: 0) == 3)
        #expect(screen.rows.first == "one")
        let missing = reports.filter { if case .tooFewOwnedCells("FieldCell", cells: 1) = $0 { true } else { false } }
        #expect(missing.count == 1)
    }
}

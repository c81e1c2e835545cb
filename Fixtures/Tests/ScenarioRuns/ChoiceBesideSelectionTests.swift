import ListRuntimeUIKit
import Testing
import UIKit

@testable import choices_beside_selection

@MainActor @Suite struct ChoiceBesideSelectionTests {
    final class App: Pick.Actions {
        var changes = 0

        func selectionDidChange() { changes += 1 }
    }

    @Test func aTapChoosesARowAndLeavesTheSelectionOfOthers() {
        let (screen, app) = (Screen(), App())
        let people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
        let list = Pick.Table(Pick(people: people, orders: people, order: nil), actions: app, in: screen.table)
        for (row, section) in [(0, 0), (1, 1), (1, 0)] {
            screen.table.headless.tap(rowAt: IndexPath(row: row, section: section))
            list.flush()
        }
        #expect(list.selection == [.people(1), .people(2)])
        #expect(app.changes == 2)
        #expect(list.state.order == 2)
    }
}

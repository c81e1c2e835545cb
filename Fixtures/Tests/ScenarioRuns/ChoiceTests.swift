@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import choices

@MainActor @Suite struct ChoiceTests {
    final class App: Filters.Actions {
        var calls: [String] = []

        func choose(topics: Topic, isChosen: Bool) { calls.append("\(topics.title) \(isChosen)") }
        func choose(sizes: Sorting, in section: Shop, isChosen: Bool) {
            calls.append("\(sizes.title) of \(section.title) \(isChosen)")
        }
        func select(sizes: Sorting, in section: Shop) { calls.append("select \(sizes.title)") }
        func selectIsLoading() { calls.append("loading") }
    }

    private let screen = Screen()
    private let app = App()
    private let list: Filters.Table

    init() {
        list = Filters.Table(
            Filters(
                orders: [Sorting(id: 1, title: "a"), Sorting(id: 2, title: "b")],
                topics: [Topic(code: "x", title: "X"), Topic(code: "y", title: "Y")], names: ["n"],
                shops: [Shop(id: 1, title: "S", sizes: [Sorting(id: 7, title: "L")])], isLoading: true, order: 2,
                chosen: ["x"], name: nil, size: nil), actions: app, in: screen.table)
    }

    private var marked: [Bool] {
        screen.table.headless.screen.rows.map {
            screen.table.cellForRow(at: $0.indexPath)?.accessoryType == .checkmark
        }
    }

    private func tap(_ row: Int, _ section: Int) {
        screen.table.headless.tap(rowAt: IndexPath(row: row, section: section))
        list.flush()
    }

    @Test func theStateSaysWhatIsChosen() {
        #expect(marked == [false, true, true, false, false, false, false])
        list.update { $0.order = 1 }
        list.update { $0.name = "n" }
        list.flush()
        #expect(marked == [true, false, true, false, true, false, false])
    }

    @Test func aTapChooses() {
        tap(0, 0)
        tap(0, 1)
        tap(1, 1)
        tap(0, 2)
        tap(0, 3)
        tap(0, 4)
        #expect(marked == [true, false, false, true, true, true, false])
        #expect(list.state.order == 1)
        #expect(list.state.chosen == ["y"])
        #expect(list.state.name == "n")
        #expect(list.state.size == 7)
        #expect(app.calls == ["X false", "Y true", "L of S true", "select L", "loading"])
        #expect(screen.rows[3] == "Y chosen")
    }

    @Test func oneIsAlwaysChosen() throws {
        list.update { $0.looks = [.light, .dark] }
        list.flush()
        let cell = { [list] (look: Look) in list.cell(for: .looks(look.rawValue)) }
        #expect(
            cell(.light)?.accessoryType == .checkmark
                && cell(.dark)?.accessoryType == UITableViewCell.AccessoryType.none)
        screen.table.headless.tap(rowAt: try #require(list.indexPath(of: .looks("dark"))))
        list.flush()
        #expect(list.state.look == "dark")
        #expect(
            cell(.light)?.accessoryType == UITableViewCell.AccessoryType.none
                && cell(.dark)?.accessoryType == .checkmark)
    }

    @Test func onlyCellsWhoseChoiceChangesAreFilledAgain() {
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 3)) as? OrderCell
        let fills = cell?.fills
        tap(0, 0)
        #expect(fills == 1)
        #expect(cell?.fills == 1)
    }

    @Test func computedRowsAreChosen() {
        let screen = Screen()
        var calls: [String] = []
        let days = Days.Table(
            Days(chosen: ["Tue"]),
            actions: Days.Actions(chooseDays: { calls.append("\($0) \($1)") }), in: screen.table)
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0))
        #expect(days.state.chosen == ["Mon", "Tue"])
        #expect(calls == ["Mon true"])
    }
}

@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cell_events_of_fills

/// Closures that the method takes which fills a cell.
@MainActor @Suite struct FillEventTests {
    final class App: Menu.Actions {
        var calls: [String] = []

        func onTap(special: Dish) { calls.append("tap \(special.id) \(special.name)") }
        func onTap(dishes: Dish, in section: Course) { calls.append("tap \(dishes.id) of \(section.name)") }
        func onCount(special: Dish, _ value: Int, _ value2: Bool) -> Bool { value > special.id }
        func onCount(dishes: Dish, in section: Course, _ value: Int, _ value2: Bool) -> Bool { value2 }
        func handler(special: Dish) { calls.append("rich \(special.id)") }
        func order(drink: Drink, _ value: Drink) { calls.append("order \(drink.id) \(value.id)") }
    }

    private let screen = Screen()
    private let app = App()
    private let list: Menu.Table

    init() {
        list = Menu.Table(
            Menu(
                special: [Dish(id: 1, name: "a"), Dish(id: 2, name: "b", isRich: true)],
                courses: [Course(name: "c", dishes: [Dish(id: 3, name: "d")])],
                entries: [.drink(Drink(id: 4, name: "e"))], sold: [Dish(id: 5, name: "f")]),
            actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
    }

    private func cell<Cell>(_ row: Int, _ section: Int, as _: Cell.Type = Cell.self) throws -> Cell {
        try #require(screen.table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)
    }

    @Test func aClosureTellsItsRow() throws {
        try cell(0, 0, as: DishCell.self).tap?()
        try cell(1, 0, as: RichCell.self).tap?()
        try cell(0, 1, as: DishCell.self).tap?()
        try cell(0, 2, as: DrinkCell.self).order?(Drink(id: 9, name: ""))
        try cell(0, 3, as: DishCell.self).tap?()
        #expect(app.calls == ["tap 1 a", "rich 2", "tap 3 of c", "order 4 9"])
    }

    @Test func aClosureIsAnswered() throws {
        #expect(try cell(0, 0, as: DishCell.self).count?(2, false) == true)
        #expect(try cell(0, 0, as: DishCell.self).count?(0, true) == false)
        #expect(try cell(0, 1, as: DishCell.self).count?(0, true) == true)
    }

    /// The row is that of the fill, wherever it is now.
    @Test func theRowIsFoundByItsIdentityInTheNewestState() throws {
        let tap = try #require(try cell(0, 0, as: DishCell.self).tap)
        list.state.special.swapAt(0, 1)
        list.state.special[1].name = "new"
        tap()
        list.flush()
        tap()
        list.state.special.removeAll()
        tap()
        #expect(app.calls == ["tap 1 new", "tap 1 new"])
        let count = try #require(try cell(0, 1, as: DishCell.self).count)
        list.state.courses.removeAll()
        #expect(count(0, true) == false)
    }

    @Test func nothingKeepsTheTable() throws {
        let screen = Screen()
        var table: Menu.Table? = Menu.Table(
            Menu(special: [Dish(id: 1, name: "a")], courses: [], entries: [], sold: []), actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? DishCell)
        weak let weakTable = table
        table = nil
        #expect(weakTable == nil)
        cell.tap?()
        #expect(app.calls == [])
    }

    @Test func aCellOfACollectionCallsTheClosures() throws {
        var calls: [Int] = []
        let grid = Grid()
        let board = Board.Collection(
            Board(dishes: [Dish(id: 1, name: "a")]),
            actions: Board.Actions(onTapDishes: { calls.append($0.id) }), in: grid.view)
        grid.view.layoutIfNeeded()
        try #require(grid.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CardCell).tap?()
        #expect(calls == [1])
        withExtendedLifetime(board) {}
    }
}

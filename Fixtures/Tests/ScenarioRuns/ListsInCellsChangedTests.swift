@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import lists_in_cells_changed

/// What the user does in the list of a cell, for each shape of row that can be a list.
@MainActor @Suite struct ListsInCellsChangedTests {
    final class App: Board.Actions, Wall.Actions {
        var log: [String] = []

        func select(cards: Card) { log.append("select \(cards.title)") }
        func perform(_ action: CardAction, cards: Card, event: RowEvent) { log.append("\(action) \(cards.title)") }
    }

    /// The list around the cell, what it holds in its place, and the view in the cell.
    struct Place {
        var read: @MainActor () -> Column?
        var write: @MainActor ((inout Column) -> Void) -> Void
        var remove: @MainActor () -> Void
        var flush: @MainActor () -> Void
        var list: UITableView
    }

    enum Shape: String, CaseIterable {
        case array, optional, section, rowsEnum, sectionEnum, arrays, rowsOfSection, optionalArray, twoLevels
    }

    private let screen = Screen()
    private let app = App()

    private static func column(_ id: Int) -> Column {
        Column(id: id, cards: (0..<4).map { Card(id: $0, title: "\(id).\($0)") }, sorts: ["up", "down"], sort: nil)
    }

    private func place(_ shape: Shape) throws -> Place {
        screen.table.frame.size.height = 5000
        guard shape != .twoLevels, shape != .optionalArray else { return try placeInWall(shape) }
        let table = Board.Table(
            Board(
                columns: [Self.column(0)], backlog: Self.column(1), pinned: [],
                teams: [Team(id: 0, columns: [Self.column(2)])], items: [.note("n"), .column(Self.column(3))],
                parts: [.notes([Note(id: 0, text: "t")]), .columns([Self.column(4), Self.column(5)])],
                weeks: [[], [Self.column(8)]], months: [Month(id: 0, columns: [Self.column(9)])]),
            actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
        let id: Board.RowID =
            switch shape {
            case .optional: .backlog(1)
            case .section: .teams(0, .columns(2))
            case .rowsEnum: .items(.column(3))
            case .sectionEnum: .parts(.columns(5))
            case .arrays: .weeks(1, 8)
            case .rowsOfSection: .months(0, 9)
            default: .columns(0)
            }
        return Place(
            read: { Self.column(shape, in: table.state) },
            write: { change in table.update { Self.change(shape, in: &$0, change) } },
            remove: {
                table.update {
                    ($0.columns, $0.backlog, $0.teams, $0.items) = ([], nil, [], [.note("n")])
                    $0.parts = [.columns([Self.column(4)])]
                    ($0.weeks, $0.months) = ([[], []], [])
                }
            },
            flush: { table.flush() }, list: try #require(table.cell(ColumnCell.self, for: id)).list)
    }

    private func placeInWall(_ shape: Shape) throws -> Place {
        let table = Wall.Table(
            Wall(
                sheets: [Sheet(id: 7, column: Self.column(7)), Sheet(id: 6, column: Self.column(6))],
                later: [Self.column(10)]), actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
        if shape == .optionalArray {
            return Place(
                read: { table.state.later?.first },
                write: { change in
                    table.update { wall in
                        guard var column = wall.later?.first else { return }
                        change(&column)
                        wall.later = [column]
                    }
                },
                remove: { table.update { $0.later = nil } }, flush: { table.flush() },
                list: try #require(table.cell(ColumnCell.self, for: .later(10))).list)
        }
        let sheet = try #require(table.cell(SheetCell.self, for: .sheets(6)))
        sheet.list.layoutIfNeeded()
        let cell = try #require(sheet.list.visibleCells.first as? ColumnCell)
        return Place(
            read: { table.state.sheets.first { $0.id == 6 }?.column },
            write: { change in
                table.update(sheets: 6) { change(&$0.column) }
            },
            remove: { table.update { $0.sheets.removeLast() } }, flush: { table.flush() }, list: cell.list)
    }

    private static func column(_ shape: Shape, in board: Board) -> Column? {
        switch shape {
        case .optional: return board.backlog
        case .section: return board.teams.first?.columns.first
        case .rowsEnum: return if case .column(let column)? = board.items.last { column } else { nil }
        case .sectionEnum: return if case .columns(let columns)? = board.parts.last { columns.last } else { nil }
        case .arrays: return board.weeks.last?.first
        case .rowsOfSection: return board.months.first?.columns.first
        default: return board.columns.first
        }
    }

    private static func change(_ shape: Shape, in board: inout Board, _ change: (inout Column) -> Void) {
        guard var column = column(shape, in: board) else { return }
        change(&column)
        switch shape {
        case .optional: board.backlog = column
        case .section: board.teams[0].columns[0] = column
        case .rowsEnum: board.items[1] = .column(column)
        case .sectionEnum: board.parts[1] = .columns([self.column(4), column])
        case .arrays: board.weeks[1][0] = column
        case .rowsOfSection: board.months[0].columns[0] = column
        default: board.columns[0] = column
        }
    }

    private func texts(_ view: UITableView) -> [String] {
        view.layoutIfNeeded()
        return view.visibleCells.compactMap { $0.textLabel?.text }
    }

    private let first = IndexPath(row: 0, section: 0)

    @Test(arguments: Shape.allCases) func theOuterStateTakesWhatTheUserChanges(_ shape: Shape) throws {
        let place = try place(shape)
        let id = try #require(place.read()).id
        #expect(place.list.headless.tap(rowAt: IndexPath(row: 1, section: 1)))
        #expect(place.read()?.sort == "down")
        let cell = try #require(place.list.cellForRow(at: first) as? CardCell)
        cell.done.isOn = true
        cell.done.sendActions(for: .valueChanged)
        #expect(place.read()?.cards.map(\.isDone) == [true, false, false, false])
        place.list.isEditing = true
        #expect(place.list.headless.move(rowAt: first, to: IndexPath(row: 2, section: 0)))
        #expect(place.read()?.cards.map(\.id) == [1, 2, 0, 3])
        // It stays with the next change of the row.
        place.write { $0.cards[3].title = "new" }
        place.flush()
        #expect(texts(place.list) == ["\(id).1", "\(id).2", "\(id).0", "new", "up", "down"])
        #expect(place.read()?.sort == "down")
        #expect((place.list.cellForRow(at: IndexPath(row: 2, section: 0)) as? CardCell)?.done.isOn == true)
    }

    @Test(arguments: Shape.allCases) func twoChangesOfOneTurnAreBothKept(_ shape: Shape) throws {
        let place = try place(shape)
        place.write { $0.cards[1].title = "by the app" }
        place.list.isEditing = true
        #expect(place.list.headless.move(rowAt: first, to: IndexPath(row: 3, section: 0)))
        place.list.isEditing = false
        place.write { $0.cards[0].title += "!" }
        #expect(place.list.headless.tap(rowAt: IndexPath(row: 0, section: 1)))
        place.flush()
        #expect(place.read()?.cards.map(\.id) == [1, 2, 3, 0])
        #expect(place.read()?.sort == "up")
        #expect(texts(place.list).first == "by the app!")
    }

    @Test(arguments: Shape.allCases) func actionsAreToldTheNewestOuterState(_ shape: Shape) throws {
        let place = try place(shape)
        let swipe = try #require(place.list.headless.swipe(rowAt: first))
        place.write { $0.cards[0].title = "new" }
        swipe.perform("Archive")
        place.write { $0.cards[1].title = "newer" }
        #expect(place.list.headless.tap(rowAt: IndexPath(row: 1, section: 0)))
        #expect(app.log == ["archive new", "select newer"])
    }

    @Test(arguments: Shape.allCases) func aCardThatTheOuterStateHasLostTellsNothing(_ shape: Shape) throws {
        let place = try place(shape)
        let swipe = try #require(place.list.headless.swipe(rowAt: first))
        place.write { $0.cards.removeFirst() }
        _ = place.list.headless.tap(rowAt: first)
        swipe.perform("Archive")
        #expect(app.log.isEmpty)
        // It has left the screen with the swipe.
        #expect(texts(place.list).count == 5)
    }

    @Test(arguments: Shape.allCases) func aRowThatTheOuterStateHasLostTellsNothing(_ shape: Shape) throws {
        let place = try place(shape)
        let swipe = try #require(place.list.headless.swipe(rowAt: first))
        place.remove()
        swipe.perform("Archive")
        _ = place.list.headless.tap(rowAt: first)
        _ = place.list.headless.tap(rowAt: IndexPath(row: 1, section: 1))
        #expect(place.list.headless.longPress(rowAt: first) == nil)
        #expect(app.log.isEmpty)
        place.flush()
        #expect(app.log.isEmpty)
    }

    @Test(arguments: Shape.allCases) func aMenuThatIsOpenWhenItsRowGoesTellsNothing(_ shape: Shape) throws {
        let place = try place(shape)
        let menu = try #require(place.list.headless.longPress(rowAt: first))
        place.remove()
        place.flush()
        menu.perform("Archive")
        #expect(app.log.isEmpty)
    }

    /// The app and the user change one column in turns; what both did is in the outer state and on the screen.
    @Test(arguments: Shape.allCases) func nothingOfAppAndUserIsLost(_ shape: Shape) async throws {
        for seed in Numbers.start..<Numbers.start + 8 {
            let place = try place(shape)
            var numbers = Numbers(state: seed)
            var column = try #require(place.read())
            for step in 0..<40 {
                let row = Int.random(in: 0..<column.cards.count, using: &numbers)
                switch Int.random(in: 0..<6, using: &numbers) {
                case 0:
                    column.cards[row].title = "\(step)"
                    place.write { $0.cards[row].title = "\(step)" }
                case 1:
                    column.cards.insert(Card(id: 100 + step, title: "+\(step)"), at: row)
                    place.write { $0.cards.insert(Card(id: 100 + step, title: "+\(step)"), at: row) }
                case 2: place.flush()
                case 3:
                    let sort = column.sorts[row % 2]
                    guard place.list.headless.tap(rowAt: IndexPath(row: row % 2, section: 1)) else { break }
                    column.sort = sort
                case 4:
                    guard row < place.list.numberOfRows(inSection: 0),
                        let cell = place.list.cellForRow(at: IndexPath(row: row, section: 0)) as? CardCell,
                        let id = column.cards.first(where: { $0.title == cell.textLabel?.text })?.id
                    else { break }
                    cell.done.isOn.toggle()
                    cell.done.sendActions(for: .valueChanged)
                    column.cards.firstIndex { $0.id == id }.map { column.cards[$0].isDone = cell.done.isOn }
                default:
                    place.flush()
                    place.list.isEditing = true
                    let target = Int.random(in: 0..<column.cards.count, using: &numbers)
                    if place.list.headless.move(
                        rowAt: IndexPath(row: row, section: 0), to: IndexPath(row: target, section: 0))
                    {
                        column.cards.insert(column.cards.remove(at: row), at: target)
                    }
                    place.list.isEditing = false
                    // Rows come and go when UIKit is done with the move.
                    for _ in 0..<20 { await Task.yield() }
                }
                try #require(place.read() == column, "LISTGEN_SEED=\(seed), step \(step)")
            }
            place.flush()
            let list = place.list
            list.frame.size.height = 4000
            try #require(texts(list) == column.cards.map(\.title) + column.sorts, "LISTGEN_SEED=\(seed)")
        }
    }
}

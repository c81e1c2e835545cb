import Foundation
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_filled_again

/// When a cell is filled again, by which cell, and what it still has of the time before.
@MainActor @Suite struct CellsFilledAgainTests {
    private let screen = Screen()
    private let style = ErrandStyle()
    private let mover = Mover()

    private func errand(_ id: Int) -> Errand { Errand(id: id, title: "e\(id)") }

    private func table(_ change: (inout Errands) -> Void) -> Errands.Table {
        screen.table.frame.size.height = 2_000
        var state = Errands(
            notice: false, numbered: [], listeners: [], counters: [], plain: [], loaded: [], paths: [], days: [])
        change(&state)
        let table = Errands.Table(state, context: style, actions: mover, in: screen.table)
        mover.table = table
        return table
    }

    private var rows: [String] { screen.rows.map { $0.trimmingCharacters(in: .whitespaces) } }

    /// Takes moves by hand into the list.
    private final class Mover: Errands.Actions {
        weak var table: Errands.Table?

        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            table?.followMove(from: source, to: destination) { _, list in
                list.numbered.insert(list.numbered.remove(at: source.row), at: destination.row)
            }
        }
    }

    private func update(_ table: Errands.Table, _ change: (inout Errands) -> Void) {
        table.update(change)
        table.flush()
    }

    // MARK: - Index paths

    @Test func rowsShowTheirIndexPathWhenThoseAboveComeGoAndMove() {
        let table = table {
            $0.numbered = [errand(1), errand(2), errand(3)]
            $0.paths = [errand(4)]
        }
        #expect(rows == ["1-0 e1", "1-1 e2", "1-2 e3", "6-0 e4"])
        update(table) { $0.numbered.insert(errand(9), at: 0) }
        #expect(rows == ["1-0 e9", "1-1 e1", "1-2 e2", "1-3 e3", "6-0 e4"])
        update(table) { $0.numbered.swapAt(0, 3) }
        #expect(rows == ["1-0 e3", "1-1 e1", "1-2 e2", "1-3 e9", "6-0 e4"])
        update(table) { $0.numbered.removeFirst() }
        #expect(rows == ["1-0 e1", "1-1 e2", "1-2 e9", "6-0 e4"])
    }

    @Test func rowsShowTheirIndexPathWhenSectionsAboveComeGoAndMove() {
        func day(_ id: Int) -> Day { Day(id: "d\(id)", errands: [errand(id)]) }
        let table = table { $0.days = [day(1), day(2)] }
        #expect(rows == ["7-0 e1", "8-0 e2"])
        update(table) { $0.days.insert(day(3), at: 0) }
        #expect(rows == ["7-0 e3", "8-0 e1", "9-0 e2"])
        update(table) { $0.days.swapAt(0, 2) }
        #expect(rows == ["7-0 e2", "8-0 e1", "9-0 e3"])
        update(table) { $0.days.removeFirst() }
        #expect(rows == ["7-0 e1", "8-0 e3"])
    }

    @Test func onlyRowsWhoseIndexPathChangesAreFilledAgain() {
        let table = table { $0.numbered = [errand(1), errand(2), errand(3)] }
        func fills(_ id: Int) -> Int? { table.cell(PathCell.self, for: .numbered(id))?.fills }
        update(table) { $0.numbered.insert(errand(4), at: 2) }
        #expect([1, 2, 3].map(fills) == [1, 1, 2])
        update(table) { $0.counters = [errand(5)] }
        #expect([1, 2, 3].map(fills) == [1, 1, 2])
    }

    @Test func aRowMovedByHandAndThoseThatGaveWayShowTheirIndexPath() async {
        let table = table { $0.numbered = [errand(1), errand(2), errand(3)] }
        screen.table.isEditing = true
        #expect(screen.table.headless.move(rowAt: [1, 0], to: [1, 2]))
        for _ in 0..<4 { await Task.yield() }
        table.flush()
        #expect(rows == ["1-0 e2", "1-1 e3", "1-2 e1"])
    }

    @Test func cellsPreparedAheadShowTheirIndexPathWhenTheyCome() {
        let table = table { $0.numbered = (0..<60).map(errand) }
        screen.table.headless.preparesCellsAhead = true
        screen.table.frame.size.height = 220
        screen.table.layoutIfNeeded()
        for _ in 0..<3 {
            update(table) { $0.numbered.removeFirst() }
            screen.table.headless.scroll(by: 88)
            let places = rows.map { $0.dropFirst(2).split(separator: " e").map { Int($0) ?? -1 } }
            let first = table.state.numbered[0].id
            #expect(places.allSatisfy { $0[0] + first == $0[1] }, "\(rows)")
        }
    }

    // MARK: - Another cell

    @Test func aReloadedRowGetsAnotherCellForOtherContentAndContext() {
        let table = table { ($0.listeners, $0.counters) = ([errand(1)], [errand(2)]) }
        #expect(rows == ["e1 1", "e2 1"])
        update(table) {
            $0.listeners[0].title = "f1"
            $0.counters[0].title = "f2"
        }
        #expect(rows == ["f1 1", "f2 1"])
        table.context = style
        table.flush()
        #expect(rows == ["f1 1", "f2 1"])
        table.update(counters: 2) { $0.title = "g2" }
        table.flush()
        #expect(rows == ["f1 1", "g2 1"])
    }

    @Test func theCellThatSomebodyTypesInIsFilledInPlace() throws {
        let table = table { $0.listeners = [errand(1)] }
        let cell = try #require(table.cell(ListenerCell.self, for: .listeners(1)))
        cell.field.becomeFirstResponder()
        update(table) { $0.listeners[0].title = "f1" }
        #expect(rows == ["f1 2"])
        #expect(cell.field.isFirstResponder)
        #expect(table.cell(ListenerCell.self, for: .listeners(1)) === cell)
        cell.field.resignFirstResponder()
        update(table) { $0.listeners[0].title = "g1" }
        #expect(rows == ["g1 1"])
    }

    @Test func aCellIsNotReplacedUnderAFinger() {
        let table = table { $0.listeners = [errand(1)] }
        table.beginInteraction(.contextMenu)
        update(table) { $0.listeners[0].title = "f1" }
        #expect(rows == ["e1 1"])
        table.context = style
        table.flush()
        #expect(rows == ["e1 1"], "filled in place it would add to what it has")
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(rows == ["f1 1"])
    }

    // MARK: - Plain cells

    private var cell: UITableViewCell? { screen.table.visibleCells.first }

    @Test func aPlainCellIsAsItWasMadeBeforeItIsFilledAgain() throws {
        let table = table { $0.plain = [Errand(id: 1, title: "a", isDone: true, isUrgent: true)] }
        let cell = try #require(self.cell)
        let fresh = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(cell.textLabel?.textColor == .red)
        update(table) { $0.plain[0] = Errand(id: 1, title: "b") }
        #expect(self.cell === cell)
        #expect(cell.textLabel?.textColor == fresh.textLabel?.textColor)
        #expect(cell.textLabel?.font.pointSize == fresh.textLabel?.font.pointSize)
        #expect(cell.detailTextLabel?.text == nil && cell.textLabel?.text == "b")
        #expect(cell.imageView?.image == nil)
        #expect(cell.accessoryType == .none && cell.selectionStyle == .default)
        #expect(cell.indentationLevel == 0)
    }

    @Test func itsBackgroundComesBackWithTheContext() throws {
        let table = table { $0.notice = true }
        style.isLoud = true
        table.context = style
        table.flush()
        #expect(cell?.backgroundColor == .red)
        style.isLoud = false
        table.context = style
        table.flush()
        #expect(cell?.backgroundColor == nil)
        cell?.backgroundColor = .blue
        table.reconfigure(.visible)
        table.flush()
        #expect(cell?.backgroundColor == nil)
    }

    @Test func itsViewsStayForTheSameRowAndGoForAnother() throws {
        let table = table { $0.plain = [Errand(id: 1, title: "switch")] }
        let toggle = try #require(cell?.accessoryView)
        update(table) { $0.plain[0].isDone = true }
        #expect(cell?.accessoryView === toggle)
        let shown = try #require(cell)
        // The cell is reused for the row that comes instead.
        update(table) { $0.plain = [] }
        update(table) { $0.plain = [errand(2)] }
        #expect(cell === shown)
        #expect(cell?.accessoryView == nil)
    }

    @Test func aRowOfWhichNothingIsLoadedShowsNoOtherRow() throws {
        style.errands = [1: errand(1)]
        let table = table { $0.loaded = [1] }
        #expect(rows == ["e1"])
        let shown = try #require(cell)
        update(table) { $0.loaded = [] }
        update(table) { $0.loaded = [2] }
        #expect(cell === shown)
        #expect(cell?.textLabel?.text == nil)
    }
}

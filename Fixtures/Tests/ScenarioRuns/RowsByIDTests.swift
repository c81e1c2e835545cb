import Foundation
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import rows_by_id

@MainActor @Suite struct RowsByIDTests {
    let screen = Screen()
    let store = Store()
    let actions = Taps()

    final class Taps: Chat.Actions {
        var events: [String] = []

        func select(text: String) { events.append("text \(text)") }
        func select(messages: Message) { events.append("message \(messages.length)") }
        func didEndDisplaying(messages: Message) {}
    }

    private func makeTable(_ count: Int, notes: [String] = []) -> Chat.Table {
        Chat.Table(
            Chat(messages: Array(0..<count), notes: notes, attachments: [], total: 0), context: store, actions: actions,
            in: screen.table)
    }

    @Test func ofManyRowsOnlyThoseSeenAreLoaded() {
        let table = makeTable(100_000)
        #expect(screen.rows.first == "message 0")
        #expect((8...14).contains(store.loads.count), "\(store.loads.count) loads")
        #expect(Set(store.loads).count == store.loads.count, "each once")
        store.resetLoads()
        table.scroll(to: .messages(90_000), at: .top)
        #expect(screen.rows.first == "message 90000")
        #expect(store.loads.count < 30, "\(store.loads.count) loads")
        store.resetLoads()
        table.update { $0.messages.removeFirst(50) }
        table.flush()
        table.update { $0.messages.append(100_001) }
        table.flush()
        #expect(screen.rows.contains("message 90050"))
        #expect(store.loads.count < 30, "\(store.loads.count) loads")
    }

    /// Phones make the cells of the next rows before they come on screen.
    @Test func whatIsLoadedForACellAheadIsKeptUntilItIsShown() {
        let table = makeTable(1_000)
        screen.table.headless.preparesCellsAhead = true
        let last = screen.rows.count - 1
        #expect(store.loads.contains(last + 1), "the next row is loaded for its cell")
        for _ in 0..<20 { screen.table.headless.scroll(by: 49) }
        table.flush()
        #expect(store.loads.contains(last + 20))
        #expect(Set(store.loads).count == store.loads.count, "each once")
    }

    @Test func theKindOfCellDependsOnWhatIsLoaded() {
        store.messages = [1: .photo(Photo(name: "Lake")), 2: .call]
        let table = makeTable(4)
        #expect(screen.cells == ["TextCell", "PhotoCell", "CallCell", "TextCell"])
        #expect(screen.heights == [49, 120, 20, 49])
        store.messages[1] = .text("no photo")
        table.touch(.messages(1))
        table.flush()
        #expect(screen.cells == ["TextCell", "TextCell", "CallCell", "TextCell"])
        #expect(screen.rows[1] == "no photo")
        #expect(screen.heights[1] == 48)
    }

    @Test func aTouchOffTheScreenLoadsNothing() {
        let table = makeTable(1_000)
        _ = screen.rows
        store.resetLoads()
        table.touch(.messages(900))
        table.flush()
        _ = screen.rows
        #expect(store.loads.isEmpty)
        store.messages[900] = .text("new")
        table.scroll(to: .messages(900), at: .top)
        #expect(screen.rows.first == "new")
    }

    @Test func whatScrollsAwayIsForgotten() {
        let table = makeTable(2_000)
        for row in stride(from: 0, to: 2_000, by: 8) {
            table.scroll(to: .messages(row), at: .top)
            screen.table.layoutIfNeeded()
        }
        store.resetLoads()
        table.scroll(to: .messages(0), at: .top)
        _ = screen.rows
        #expect(store.loads.contains(0), "it was loaded again")
        withExtendedLifetime(table) {}
    }

    @Test func nilLeavesTheCellAsItIsDequeued() {
        store.notes = ["a": Note(text: "A"), "c": Note(text: "C", isUrgent: true)]
        let table = makeTable(0, notes: ["a", "b", "c"])
        #expect(screen.rows == ["A", "", "!C"])
        #expect(screen.cells == ["NoteCell", "NoteCell", "UrgentCell"])
        store.notes["b"] = Note(text: "B")
        table.touch(.notes("b"))
        table.flush()
        #expect(screen.rows == ["A", "B", "!C"])
    }

    @Test func anotherContextLoadsEverythingAgain() {
        store.notes = ["a": Note(text: "A")]
        let table = makeTable(1, notes: ["a"])
        let other = Store()
        other.notes = ["a": Note(text: "other")]
        other.messages = [0: .call]
        #expect(screen.rows == ["message 0", "A"])
        table.context = other
        table.flush()
        #expect(screen.cells == ["CallCell", "NoteCell"])
        #expect(screen.rows[1] == "other")
    }

    @Test func eventsTellWhatWasLoaded() {
        store.messages = [1: .call]
        let table = makeTable(2)
        _ = screen.rows
        screen.table.headless.tap(rowAt: [0, 0])
        #expect(actions.events == ["text message 0"])
        withExtendedLifetime(table) {}
    }

    @Test func aControllerLoads() {
        var controller: InboxController? = InboxController()
        let table = controller.map {
            Inbox.Table(Inbox(box: Box(notes: ["x"], names: [7])), context: $0, in: screen.table)
        }
        #expect(screen.rows == ["note x", "name 7"])
        controller = nil
        var reports: [ListReport] = []
        table?.onReport = { reports.append($0) }
        table?.reload()
        table?.flush()
        #expect(screen.rows.count == 2, "cells stay as they are dequeued")
        #expect(reports == [.missingContext("InboxController")])
    }
}

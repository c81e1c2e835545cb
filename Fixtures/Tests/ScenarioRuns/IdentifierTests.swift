@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_by_identifier

/// Cells of one class under several reuse identifiers.
@MainActor @Suite struct IdentifierTests {
    private let screen = Screen()

    private func chat() -> Chat.Table {
        for identifier in ["top", "the-end", "text", "switch", "compact"] {
            screen.table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        }
        screen.table.register(DayView.self, forHeaderFooterViewReuseIdentifier: "day")
        let chat = Chat(
            messages: [
                Message(id: 1, text: "a", layout: "left"), Message(id: 2, text: "b", layout: "right"),
                Message(id: 3, text: "c", layout: "left"),
            ], pinned: [Message(id: 4, text: "d", layout: "left")],
            archive: [Message(id: -5, text: "e", layout: "left"), Message(id: 6, text: "f", layout: "left")],
            fields: [
                Field(id: 7, title: "g", identifier: "text"), Field(id: 8, title: "h", identifier: "switch"),
            ])
        return Chat.Table(chat, context: ChatContext(), in: screen.table)
    }

    private var identifiers: [[String?]] {
        (0..<screen.table.numberOfSections).map { section in
            (0..<screen.table.numberOfRows(inSection: section)).map {
                screen.table.cellForRow(at: IndexPath(row: $0, section: section))?.reuseIdentifier
            }
        }
    }

    @Test func eachRowIsDequeuedByItsIdentifier() {
        let table = chat()
        screen.table.layoutIfNeeded()
        let all = [
            ["top"], ["the-end"], ["left", "right", "left"], ["pinned"], ["BubbleCell", "old-left"],
            ["text", "switch"],
        ]
        #expect(identifiers == all)
        let looks = (0..<3).map { (screen.table.cellForRow(at: IndexPath(row: $0, section: 2)) as? BubbleCell)?.look }
        #expect(looks == ["left", "right", "left"])
        #expect(screen.table.headerView(forSection: 2)?.tag == 7)
        #expect(table.applied.messages.count == 3)
    }

    @Test func aRowWithAnotherIdentifierIsReloaded() {
        let table = chat()
        screen.table.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 2)
        let cell = screen.table.cellForRow(at: path)
        table.update {
            $0.messages[0].layout = "right"
            $0.messages[1].text = "new"
        }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(screen.table.cellForRow(at: path) !== cell)
        #expect(screen.table.cellForRow(at: path)?.reuseIdentifier == "right")
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 2))?.textLabel?.text == "new")
        table.context = ChatContext(isCompact: true)
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(identifiers.last == ["compact", "compact"])
    }

    @Test func theEmptyRowHasItsStyle() {
        let table = chat()
        table.update { $0.messages = [] }
        table.flush()
        screen.table.layoutIfNeeded()
        #expect(identifiers[2] == ["UITableViewCell.value1"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 2))?.detailTextLabel != nil)
    }

    @Test func twoClassesOfOneIdentifierAreReported() {
        let grid = Grid()
        let photos = [Photo(id: 1, isWide: true), Photo(id: 2, isWide: false)]
        let album = Album.Collection(Album(photos: photos, plain: [photos[0]], isLast: true), in: grid.view)
        var reports: [ListReport] = []
        album.onReport = { reports.append($0) }
        grid.view.layoutIfNeeded()
        #expect(reports == [])
        #expect(
            grid.view.visibleCells.compactMap(\.reuseIdentifier).sorted() == [
                "last", "narrow", "plain-wide", "wide",
            ])
    }
}

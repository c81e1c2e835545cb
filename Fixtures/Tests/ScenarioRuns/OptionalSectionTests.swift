@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import optional_sections

/// A section that is there or not.
@MainActor @Suite struct OptionalSectionTests {
    @MainActor final class Actions: optional_sections.Screen.Actions {
        var taps = 0

        func selectInfo() { taps += 1 }
    }

    @Test func sectionsComeAndGo() {
        let screen = Screen()
        let actions = Actions()
        let note = Note(id: 1, text: "first")
        let list = optional_sections.Screen.Table(
            optional_sections.Screen(
                first: note, about: nil, notes: nil, status: nil, last: [Note(id: 2, text: "last")]),
            actions: actions, in: screen.table)
        #expect(screen.table.numberOfSections == 2)
        #expect(screen.rows.count == 2)

        list.update { $0.about = About(title: "About", more: false) }
        list.flush()
        #expect(screen.table.numberOfSections == 3)
        #expect(list.tableView(screen.table, titleForHeaderInSection: 1) == "About")
        screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 1))
        #expect(actions.taps == 1)

        list.update {
            $0.about?.more = true
            $0.notes = Notes(all: [Note(id: 3, text: "a"), Note(id: 4, text: "b")])
            $0.status = .failed(Note(id: 5, text: "failed"))
        }
        list.flush()
        #expect((0..<5).map(screen.table.numberOfRows) == [1, 2, 3, 1, 1])

        list.update {
            $0.about = nil
            $0.status = .loaded([])
            $0.notes?.all.removeAll()
        }
        list.flush()
        #expect((0..<screen.table.numberOfSections).map(screen.table.numberOfRows) == [1, 0, 0, 1])
    }

    @Test func aSectionWithoutRowsShowsTheHeaderOfItsProperty() {
        let screen = Screen()
        let book = Book.Table(Book(preface: Chapter(title: "Preface"), notes: []), actions: nil, in: screen.table)
        #expect(screen.headers == ["Preface"])
        #expect(book.tableView(screen.table, viewForHeaderInSection: 1) != nil)
        #expect(screen.footers == ["Preface"])
        book.update { $0.notes = [Note(id: 1, text: "note")] }
        book.flush()
        #expect(screen.table.numberOfSections == 3)
    }
}

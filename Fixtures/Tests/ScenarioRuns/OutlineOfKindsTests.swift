import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import outlines_of_kinds

/// Rows of several kinds with rows below them.
@MainActor @Suite struct OutlineOfKindsTests {
    @MainActor final class Actions: Browser.Actions {
        var selected: [Entry.RowID] = []
        func select(entries: Entry) { selected.append(entries.rowID) }
    }

    private let inner = Entry.folder(Folder(id: 2, name: "inner", entries: [.file(File(id: "x")), .empty]))
    private var outer: Entry {
        .folder(Folder(id: 1, name: "outer", entries: [inner, .file(File(id: "a"))]))
    }

    @Test func foldersAndFilesAreOneOutline() {
        let screen = Screen()
        let actions = Actions()
        let list = Browser.Table(
            Browser(entries: [outer, .file(File(id: "b"))]), actions: actions, in: screen.table)
        list.flush()
        #expect(screen.rows == ["+outer", "b"])
        #expect(list.toggle(.folder(1)))
        list.flush()
        #expect(list.toggle(.folder(2)))
        list.flush()
        #expect(screen.rows == ["-outer", "-inner", "x", "empty", "a", "b"])
        #expect(list.cell(for: .file("x"))?.indentationLevel == 2)
        screen.table.headless.tap(rowAt: IndexPath(row: 2, section: 0))
        #expect(actions.selected == [.file("x")])
        #expect(list.update(entries: .folder(2)) { $0.entries.removeFirst() })
        list.flush()
        #expect(screen.rows == ["-outer", "-inner", "empty", "a", "b"])
        #expect(list.state.entries[0].entries[0].entries == [.empty])
        list.toggle(.folder(1))
        list.flush()
        #expect(screen.rows == ["+outer", "b"])
    }

    @Test func aSectionThatMayBeMissingExpandsItsRows() {
        let screen = Screen()
        let list = Drives.Table(Drives(open: [], recent: [], drives: []), in: screen.table)
        list.flush()
        #expect(!list.toggle(.removable(.entries(.folder(1)))))
        list.update { $0.removable = Drive(id: 9, name: "Stick", entries: [outer], pinned: []) }
        list.flush()
        #expect(list.toggle(.removable(.entries(.folder(1)))))
        #expect(list.update(removableEntries: .folder(2)) { $0.entries.removeLast() })
        #expect(list.toggle(.removable(.entries(.folder(2)))))
        list.flush()
        #expect(screen.rows == ["-outer", "-inner", "x", "a"])
        #expect(list.state.removable?.entries[0].entries[0].entries == [.file(File(id: "x"))])
        list.update { $0.removable = nil }
        list.flush()
        #expect(screen.rows == [])
    }

    @Test func aCellWritesIntoItsRow() throws {
        let screen = Screen()
        let drive = Drive(id: 7, name: "Disk", entries: [outer], pinned: [File(id: "p")])
        let list = Drives.Table(
            Drives(
                open: [.folder(1)], recent: [outer],
                drives: [drive, Drive(id: 8, name: "", entries: [outer], pinned: [])]),
            in: screen.table)
        list.flush()
        #expect(screen.rows == ["-outer", "+inner", "a", "+outer", "p", "+outer"])
        #expect(list.toggle(.drives(8, .entries(.folder(1)))))
        #expect(list.toggle(.recent(.folder(2))))
        list.flush()
        #expect(list.state.open == [.folder(1), .folder(2)])
        #expect(list.state.drives.map(\.entries[0].isExpanded) == [false, true])
        #expect(screen.rows == ["-outer", "-inner", "x", "empty", "a", "+outer", "p", "-outer", "+inner", "a"])
        for row: Drives.RowID in [.drives(8, .entries(.folder(2))), .recent(.folder(1))] {
            let cell = try #require(list.cell(for: row) as? FolderCell)
            cell.isOffline.isOn = true
            cell.isOffline.sendActions(for: .valueChanged)
        }
        list.flush()
        list.reconfigure(.visible)
        list.flush()
        #expect(screen.rows == ["-outer*", "-inner", "x", "empty", "a", "+outer", "p", "-outer", "+inner*", "a"])
    }
}

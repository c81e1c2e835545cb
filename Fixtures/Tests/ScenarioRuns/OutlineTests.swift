import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import outlines
@testable import outlines_in_sections

/// Rows with rows below them.
@MainActor @Suite struct OutlineTests {
    @MainActor final class Actions: Mailboxes.Actions, Files.Actions {
        var deleted: [Int] = []

        func select(folders: outlines.Folder) {}
        func delete(folders: Folder) { deleted.append(folders.id) }
        func select(tags: outlines.Tag) {}
        func select(items: Item, in section: Volume) {}
    }

    private let actions = Actions()

    private func mailboxes(in screen: Screen) -> Mailboxes.Table {
        let archive = Folder(
            id: 2, name: "Archive", folders: [Folder(id: 3, name: "2025"), Folder(id: 4, name: "2026")])
        return Mailboxes.Table(
            Mailboxes(
                folders: [
                    Folder(id: 1, name: "Work", isExpanded: true, folders: [archive]), Folder(id: 5, name: "Home"),
                ],
                tags: [outlines.Tag(id: "red", name: "Red")]),
            actions: actions, in: screen.table)
    }

    @Test func rowsAreExpandedAndCollapsed() {
        let screen = Screen()
        let list = mailboxes(in: screen)
        #expect(screen.rows == ["-Work", "+Archive", " Home", "Red"])
        screen.table.headless.clearUpdates()
        #expect(list.toggle(.folders(2)))
        list.flush()
        #expect(screen.rows == ["-Work", "-Archive", " 2025", " 2026", " Home", "Red"])
        #expect(screen.batches.map(\.rowInserts.count).filter { $0 > 0 } == [2])
        #expect(list.state.folders[0].folders[0].isExpanded)
        #expect(list.cell(for: .folders(4))?.indentationLevel == 2)

        screen.table.headless.clearUpdates()
        #expect(list.toggle(.folders(1)))
        list.flush()
        #expect(screen.rows == ["+Work", " Home", "Red"])
        #expect(screen.batches.map(\.rowDeletes.count).filter { $0 > 0 } == [3])
        #expect(!list.toggle(.folders(3)))
        #expect(!list.toggle(.tags("red")))
        list.toggle(.folders(1))
        list.toggle(.folders(1))
        list.toggle(.folders(1))
        list.flush()
        #expect(screen.rows == ["-Work", "-Archive", " 2025", " 2026", " Home", "Red"])
    }

    @Test func aRowBelowItselfIsLeftOutAndReported() {
        let screen = Screen()
        var comment = Comment(id: 1, text: "first")
        comment.replies = [comment, Comment(id: 2, text: "second")]
        let list = Discussion.Table(Discussion(comments: []), in: screen.table)
        var reports: [ListReport] = []
        list.onReport = { reports.append($0) }
        list.update { $0.comments = [comment] }
        list.flush()
        #expect(screen.rows == ["0 first", "1 second"])
        #expect(reports == [.cyclicRow("1")])
        list.update { $0.comments[0].text = "changed" }
        list.flush()
        #expect(screen.rows == ["0 changed", "1 second"])
        #expect(reports == [.cyclicRow("1")])
        #expect(list.update(comments: 2) { $0.text = "third" })
        list.flush()
        #expect(list.state.comments[0].replies.map(\.text) == ["first", "third"])
    }

    @Test func rowsBelowAreChangedInPlace() {
        let screen = Screen()
        let list = mailboxes(in: screen)
        list.toggle(.folders(2))
        #expect(list.update(folders: 4) { $0.name = "Now" })
        #expect(list.update(folders: 4) { $0.folders = [Folder(id: 6, name: "May")] })
        list.flush()
        #expect(screen.rows == ["-Work", "-Archive", " 2025", "+Now", " Home", "Red"])
        #expect(list.state.folders[0].folders[0].folders[1].name == "Now")
    }

    @Test func aRowThatMovesInTheOutlineIsIndentedAnew() {
        let screen = Screen()
        let list = mailboxes(in: screen)
        #expect(list.cell(for: .folders(2))?.indentationLevel == 1)
        list.update { state in
            let archive = state.folders[0].folders.removeLast()
            state.folders.append(archive)
        }
        list.flush()
        #expect(screen.rows == [" Work", " Home", "+Archive", "Red"])
        #expect(list.cell(for: .folders(2))?.indentationLevel == 0)
    }

    @Test func aRowBelowIsDeleted() {
        let screen = Screen()
        let list = mailboxes(in: screen)
        screen.table.dataSource?.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        #expect(actions.deleted == [2])
        list.update { $0.folders[0].folders = [] }
        list.flush()
        #expect(screen.rows == [" Work", " Home", "Red"])
    }

    @Test func aSectionSaysWhichOfItsRowsAreExpanded() {
        let grid = Grid()
        let disk = Item(id: "a", items: [Item(id: "a/b", items: [Item(id: "a/b/c")]), Item(id: "a/d")])
        let list = Files.Collection(
            Files(volumes: [
                Volume(id: 1, name: "Disk", items: [disk], open: []),
                Volume(id: 2, name: "Copy", items: [disk], open: []),
            ]), actions: actions, in: grid.view)
        list.flush()
        #expect(grid.view.numberOfItems(inSection: 0) == 1)
        #expect(list.toggle(.volumes(2, .items("a"))))
        list.flush()
        #expect((0..<2).map(grid.view.numberOfItems) == [1, 3])
        #expect(list.state.volumes.map(\.open) == [[], ["a"]])
        #expect(list.toggle(.volumes(2, .items("a/b"))))
        list.flush()
        #expect(grid.cell(2, 1, as: ItemCell.self)?.text == "a/b/c")
        #expect(grid.cell(2, 1, as: ItemCell.self)?.indentationLevel == 2)
        #expect(list.toggle(.volumes(2, .items("a"))))
        list.flush()
        #expect(list.state.volumes[1].open == ["a/b"])
        #expect((0..<2).map(grid.view.numberOfItems) == [1, 1])
    }

    @Test func allCommentsAreShown() {
        let screen = Screen()
        let list = Discussion.Table(
            Discussion(comments: [Comment(id: 1, text: "one", replies: [Comment(id: 2, text: "two")])]),
            in: screen.table)
        #expect(screen.rows == ["0 one", "1 two"])
        #expect(screen.headers == ["1 comments"])
        list.update(comments: 2) { $0.replies = [Comment(id: 3, text: "three")] }
        list.flush()
        #expect(screen.rows == ["0 one", "1 two", "2 three"])
    }

    @Test func outlinesOfSectionsExpandEachByItself() {
        let screen = Screen()
        func folder(_ id: Int, _ folders: [MailFolder] = []) -> MailFolder {
            MailFolder(id: id, isExpanded: false, folders: folders)
        }
        func account(_ id: Int, hint: Hint? = nil) -> AccountSection {
            AccountSection(id: id, name: "\(id)", hint: hint, folders: [folder(1, [folder(2)]), folder(3)])
        }
        let actions = MailActions()
        let list = Accounts.Table(
            Accounts(
                local: account(0, hint: Hint(text: "hint")), all: [account(1), account(2, hint: Hint(text: "a"))]),
            actions: actions, in: screen.table)
        #expect((0..<3).map(screen.table.numberOfRows) == [3, 2, 3])
        #expect(list.toggle(.all(2, .folders(1))))
        list.flush()
        #expect((0..<3).map(screen.table.numberOfRows) == [3, 2, 4])
        #expect(list.state.all[1].folders[0].isExpanded)
        #expect(list.toggle(.local(.folders(1))))
        list.flush()
        #expect((0..<3).map(screen.table.numberOfRows) == [4, 2, 4])
        #expect(list.state.local.folders[0].isExpanded)
        screen.table.headless.tap(rowAt: IndexPath(row: 2, section: 2))
        #expect(actions.taps == [2])
    }

    private final class MailActions: Accounts.Actions {
        var taps: [Int] = []

        func select(folders: MailFolder) { taps.append(folders.id) }
        func select(folders: MailFolder, in section: AccountSection) { taps.append(folders.id) }
        func button(folders: MailFolder) {}
        func button(folders: MailFolder, in section: AccountSection) {}
    }

    @Test func objectsExpandWhereTheyAre() {
        let screen = Screen()
        let (root, below) = (TreeNode(), TreeNode())
        root.children = [below]
        let list = Tree.Table(
            Tree(nodes: [root], footer: Note(text: "end")),
            actions: Tree.Actions(selectNodes: { _ in }, deleteNodes: { _ in }),
            in: screen.table)
        #expect(screen.heights == [44, 44])
        #expect(list.toggle(.nodes(root.id)))
        list.flush()
        #expect(root.isOpen)
        #expect(screen.cells == ["RootCell", "NodeCell", "NoteCell"])
        #expect(screen.heights == [44, 40, 44])
        list.state.nodes = [below]
        list.flush()
        #expect(screen.cells == ["RootCell", "NoteCell"])
    }
}

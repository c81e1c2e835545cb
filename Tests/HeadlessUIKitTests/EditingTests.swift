import HeadlessUIKit
import Testing

@MainActor @Suite struct EditingTests {
    /// A controller that edits its rows and offers actions and menus.
    @MainActor final class Editor: UITableViewController {
        var words = ["a", "b", "c", "d"]
        var heard: [String] = []
        var onMove: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            words[indexPath.row] != "d"
        }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            words.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            onMove?()
        }
        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let word = words[indexPath.row]
            let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in
                self.heard.append("pin \(word)")
                done(true)
            }
            let hold = UIContextualAction(style: .normal, title: "Hold") { _, _, _ in self.heard.append("hold \(word)")
            }
            return UISwipeActionsConfiguration(actions: [pin, hold])
        }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            heard.append("open \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            heard.append("close")
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            if indexPath.row == 2 {
                return UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() })
            }
            if indexPath.row == 3 { return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) }
            guard indexPath.row == 0 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [
                    UIAction(title: "Copy") { _ in self.heard.append("copy") },
                    UIMenu(
                        title: "More",
                        children: [
                            UIAction(title: "Share", attributes: .disabled) { _ in self.heard.append("share") },
                            UIAction(title: "Mail") { _ in self.heard.append("mail") },
                        ]),
                ])
            }
        }
    }

    private let editor = Editor(style: .plain)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    private var shown: [String] { editor.tableView.headless.screen.rows.flatMap(\.texts) }

    init() {
        window.rootViewController = editor
        window.makeKeyAndVisible()
    }

    @Test func rowsAreDeleted() {
        editor.setEditing(true, animated: false)
        #expect(editor.tableView.headless.screen.rows.map(\.isEditing) == [true, true, true, false])
        #expect(editor.tableView.headless.commit(.delete, rowAt: path(1)))
        #expect(!editor.tableView.headless.commit(.delete, rowAt: path(2)))
        #expect(shown == ["a", "c", "d"])
    }

    @Test func theControlsAreThereWhileTheTableOrTheCellIsEditing() {
        let headless = editor.tableView.headless
        #expect(!headless.commit(.delete, rowAt: path(1)))
        #expect(!headless.move(rowAt: path(0), to: path(2)))
        #expect(shown == ["a", "b", "c", "d"])
        editor.tableView.cellForRow(at: path(1))?.isEditing = true
        #expect(!headless.move(rowAt: path(0), to: path(2)))
        #expect(headless.commit(.delete, rowAt: path(1)))
        #expect(shown == ["a", "c", "d"])
        editor.setEditing(true, animated: false)
        #expect(headless.move(rowAt: path(0), to: path(2)))
        editor.setEditing(false, animated: false)
        #expect(!headless.commit(.delete, rowAt: path(0)))
        #expect(shown == ["c", "d", "a"])
    }

    /// Offers swipes of its own.
    @MainActor private final class Archiver: NSObject, UITableViewDelegate {
        var heard: [String] = []
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.row == 0 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Archive") { _, _, done in
                    self.heard.append("archive")
                    done(true)
                    done(false)
                }
            ])
        }
    }

    @Test func theDeleteControlShowsTheActionsOfTheSwipe() throws {
        let archiver = Archiver()
        let headless = editor.tableView.headless
        editor.tableView.delegate = archiver
        #expect(headless.tapDeleteControl(rowAt: path(0)) == nil)
        editor.setEditing(true, animated: false)
        #expect(!headless.commit(.delete, rowAt: path(0)))
        let swipe = try #require(headless.tapDeleteControl(rowAt: path(0)))
        #expect(swipe.perform("Archive"))
        #expect(archiver.heard == ["archive"])
        #expect(swipe.completions == [true, false])
        #expect(try #require(headless.tapDeleteControl(rowAt: path(1))).perform("Delete"))
        #expect(headless.tapDeleteControl(rowAt: path(2)) == nil)
        #expect(shown == ["a", "c", "d"])
    }

    @Test func rowsAreMoved() {
        editor.setEditing(true, animated: false)
        let cell = editor.tableView.cellForRow(at: path(0))
        #expect(editor.tableView.headless.move(rowAt: path(0), to: path(2)))
        #expect(shown == ["b", "c", "a", "d"])
        #expect(editor.tableView.cellForRow(at: path(2)) === cell)
        #expect(editor.tableView.headless.updates == [])
    }

    @Test func aRowHasMovedWhenTheDataSourceIsTold() {
        let table: UITableView = editor.tableView
        editor.setEditing(true, animated: false)
        let cell = table.cellForRow(at: path(0))
        editor.onMove = { [editor] in
            #expect(table.cellForRow(at: path(2)) === cell)
            editor.words[2] = "A"
            table.reconfigureRows(at: [path(2)])
        }
        #expect(table.headless.move(rowAt: path(0), to: path(2)))
        #expect(shown == ["b", "c", "A", "d"])
        #expect(table.cellForRow(at: path(2)) === cell)
    }

    @Test func swipesOfferActions() throws {
        let swipe = try #require(editor.tableView.headless.swipe(rowAt: path(1), edge: .leading))
        #expect(swipe.titles == ["Pin", "Hold"])
        swipe.perform("Hold")
        #expect(swipe.isOpen)
        swipe.perform("Pin")
        #expect(!swipe.isOpen)
        #expect(!swipe.perform("Pin"))
        #expect(editor.heard == ["open 1", "hold b", "pin b", "close"])
        #expect(editor.tableView.headless.swipe(rowAt: path(3), edge: .leading) == nil)
    }

    @Test func aSwipedRowClosesWithTheNextTouch() throws {
        let first = try #require(editor.tableView.headless.swipe(rowAt: path(0), edge: .leading))
        let second = try #require(editor.tableView.headless.swipe(rowAt: path(1), edge: .leading))
        #expect(!first.isOpen && second.isOpen)
        editor.tableView.headless.beginDragging()
        #expect(!second.isOpen)
        #expect(editor.heard == ["open 0", "close", "open 1", "close"])
    }

    @Test func aSwipedRowClosesThoughNobodyKeepsTheSwipe() {
        #expect(editor.tableView.headless.swipe(rowAt: path(0), edge: .leading)?.titles == ["Pin", "Hold"])
        #expect(editor.tableView.headless.swipe(rowAt: path(1), edge: .leading)?.perform("Pin") == true)
        #expect(editor.heard == ["open 0", "close", "open 1", "pin b", "close"])
    }

    @Test func theDefaultSwipeDeletes() throws {
        let swipe = try #require(editor.tableView.headless.swipe(rowAt: path(0)))
        #expect(swipe.titles == ["Delete"])
        swipe.configuration.performsFirstActionWithFullSwipe = false
        #expect(!swipe.performFull())
        swipe.configuration.performsFirstActionWithFullSwipe = true
        #expect(swipe.performFull())
        #expect(!swipe.isOpen)
        #expect(shown == ["b", "c", "d"])
    }

    @Test func menusOpenAndClose() throws {
        #expect(editor.tableView.headless.longPress(rowAt: path(1)) == nil)
        let menu = try #require(editor.tableView.headless.longPress(rowAt: path(0)))
        #expect(menu.titles == ["Copy", "Share", "Mail"])
        #expect(!menu.perform("Share"))
        #expect(menu.perform("Copy"))
        #expect(!menu.isOpen)
        #expect(editor.heard == ["copy"])
    }

    @Test func aMenuMayBeAPreviewAlone() throws {
        let menu = try #require(editor.tableView.headless.longPress(rowAt: path(2)))
        #expect(menu.titles == [])
        menu.openPreview()
        #expect(!menu.isOpen)
        #expect(editor.tableView.headless.longPress(rowAt: path(3)) == nil)
    }

    @Test func nothingMovesWhereTheDataSourceTakesNoMoves() {
        let screen = Screen(rows: 3)
        screen.table.isEditing = true
        screen.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        #expect(!screen.table.headless.move(rowAt: path(0), to: path(2)))
        #expect(screen.shown == ["row 0", "row 1", "row 2"])
        #expect(screen.table.indexPathForSelectedRow == path(0))
        #expect(screen.table.headless.beginMove(rowAt: path(0)) != nil)
        #expect(screen.table.headless.beginMove(rowAt: path(1)) == nil)
    }

    @Test func aDataSourceThatMovesARowMayChangeTheirNumber() {
        editor.setEditing(true, animated: false)
        editor.onMove = { [editor] in _ = editor.words.removeLast() }
        let violations = UIKitRules.violations {
            #expect(editor.tableView.headless.move(rowAt: path(0), to: path(2)))
        }
        #expect(violations.isEmpty)
        #expect(shown == ["b", "c", "a"])
    }

    @Test func aCellThatIsReusedIsNotSwiped() throws {
        _ = try #require(editor.tableView.headless.swipe(rowAt: path(1), edge: .leading))
        #expect(editor.tableView.visibleCells.contains { $0.configurationState.isSwiped })
        editor.tableView.reloadData()
        #expect(shown == ["a", "b", "c", "d"])
        #expect(!editor.tableView.visibleCells.contains { $0.configurationState.isSwiped })
    }
}

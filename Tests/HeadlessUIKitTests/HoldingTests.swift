import HeadlessUIKit
import Testing

/// What the user holds for a while: rows that are moved, dragged, or selected with two fingers.
@MainActor @Suite struct HoldingTests {
    @MainActor final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
        var words = ["a", "b", "c", "d", "e"]
        var heard: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            words.insert(words.remove(at: source.row), at: destination.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { IndexPath(row: min(proposed.row, 2), section: 0) }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { words[indexPath.row] == "a" ? [] : [UIDragItem()] }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            heard.append("begin")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { heard.append("end") }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { indexPath.row > 0 }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            tableView.setEditing(true, animated: true)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard.append("selected") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("select \(indexPath.row)")
        }
    }

    private let owner = Owner()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let table: UITableView
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    init() {
        table = UITableView(frame: window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = owner
        table.delegate = owner
        table.dragDelegate = owner
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    @Test func aHeldRowGoesWhereTheDelegateAllows() throws {
        table.setEditing(true, animated: false)
        let move = try #require(table.headless.beginMove(rowAt: path(0)))
        #expect(table.hasUncommittedUpdates)
        #expect(table.headless.beginMove(rowAt: path(1)) == nil)
        #expect(move.drop(at: path(4)) == path(2))
        #expect(!table.hasUncommittedUpdates)
        #expect(owner.words == ["b", "c", "a", "d", "e"])
        #expect(table.headless.screen.rows.flatMap(\.texts) == owner.words)
        #expect(move.drop(at: path(0)) == nil)
    }

    @Test func withoutControlsARowIsMovedByDraggingIt() throws {
        // The drag delegate gives no items for the first row.
        #expect(table.headless.beginMove(rowAt: path(0)) == nil)
        let move = try #require(table.headless.beginMove(rowAt: path(1)))
        #expect(table.hasActiveDrag && table.hasUncommittedUpdates)
        #expect(move.drop(at: path(2)) == path(2))
        #expect(!table.hasActiveDrag && !table.hasUncommittedUpdates)
        #expect(owner.words == ["a", "c", "b", "d", "e"])
        let other = try #require(table.headless.beginMove(rowAt: path(1)))
        other.cancel()
        #expect(!table.hasActiveDrag)
        #expect(owner.words == ["a", "c", "b", "d", "e"])
        #expect(owner.heard == ["begin", "end", "begin", "end"])
        table.dragInteractionEnabled = false
        #expect(table.headless.beginMove(rowAt: path(1)) == nil && table.headless.beginDrag(rowAt: path(1)) == nil)
    }

    @Test func aMoveCanBeGivenUp() throws {
        table.setEditing(true, animated: false)
        let move = try #require(table.headless.beginMove(rowAt: path(0)))
        move.cancel()
        #expect(!table.hasUncommittedUpdates)
        #expect(owner.words == ["a", "b", "c", "d", "e"])
    }

    @Test func aDragLastsUntilTheFingerIsLifted() throws {
        #expect(table.headless.beginDrag(rowAt: path(0)) == nil)
        #expect(!table.hasActiveDrag)
        let drag = try #require(table.headless.beginDrag(rowAt: path(1)))
        #expect(drag.items.count == 1)
        #expect(table.hasActiveDrag)
        #expect(table.headless.beginDrag(rowAt: path(2)) == nil)
        drag.end()
        drag.end()
        #expect(!table.hasActiveDrag)
        #expect(owner.heard == ["begin", "end"])
    }

    @Test func twoFingersSelectARange() {
        table.allowsMultipleSelectionDuringEditing = true
        #expect(!table.headless.pan(fromRowAt: path(0), to: path(2)))
        #expect(!table.isEditing)
        #expect(table.headless.pan(fromRowAt: path(1), to: path(3)))
        #expect(table.isEditing)
        #expect(table.indexPathsForSelectedRows == [path(1), path(2), path(3)])
        #expect(owner.heard == ["select 1", "select 2", "select 3", "selected"])
    }
}

@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import selection
@testable import selection_in_collections

@MainActor @Suite struct SelectionTests {
    final class App: Songs.Actions {
        weak var table: Songs.Table?
        var calls: [String] = []

        func select(songs: Song, in section: Playlist) { calls.append("select \(songs.title) of \(section.title)") }
        func selectCanAdd(in section: Playlist) { calls.append("add to \(section.title)") }
        func delete(songs: Song, in section: Playlist) { calls.append("delete \(songs.title)") }
        func primaryAction(songs: Song, in section: Playlist) { calls.append("open \(songs.title)") }
        func accessory(playlists: Playlist.Row, in section: Playlist) { calls.append("accessory of \(section.title)") }
        func selectionDidChange() { calls.append("selected \(table?.selection.count ?? 0)") }
    }

    private let screen = Screen()
    private let app = App()
    private let context = SongsContext()
    private let list: Songs.Table

    init() {
        list = Songs.Table(
            Songs(
                hint: "hint",
                playlists: [
                    Playlist(
                        id: 1, title: "P",
                        songs: [
                            Song(id: 1, title: "a"), Song(id: 2, title: "b", isLocked: true), Song(id: 3, title: "c"),
                        ], canAdd: true)
                ]), context: context, actions: app, in: screen.table)
        app.table = list
    }

    private func tap(_ row: Int, _ section: Int = 1) -> Bool {
        screen.table.headless.tap(rowAt: IndexPath(row: row, section: section))
    }

    @Test func rowsThatMayNotAreNotSelected() {
        #expect(!tap(0, 0))
        #expect(tap(0))
        #expect(!tap(1))
        #expect(tap(3))
        context.isAdding = false
        #expect(!tap(3))
        #expect(app.calls == ["select a of P", "open a", "add to P"])
        #expect(list.selection.isEmpty)
    }

    @Test func tapsChangeTheSelectionWhileEditing() {
        screen.table.setEditing(true, animated: false)
        for row in [0, 1, 2] { _ = tap(row) }
        #expect(list.selection == [.playlists(1, .songs(1)), .playlists(1, .songs(3))])
        _ = tap(0)
        #expect(app.calls == ["selected 1", "selected 2", "selected 1"])
        list.flush()
        #expect(screen.rows == ["hint", "a", "b", "c selected", ""])
    }

    @Test func twoFingersBeginTheEditing() {
        #expect(screen.table.headless.pan(fromRowAt: IndexPath(row: 0, section: 1), to: IndexPath(row: 2, section: 1)))
        #expect(screen.table.isEditing)
        #expect(list.selection == [.playlists(1, .songs(1)), .playlists(1, .songs(3))])
    }

    @Test func onlyRowsThatTakePartCanBeEdited() {
        let rows = screen.table.headless.screen.rows.map(\.indexPath)
        #expect(rows.map { list.tableView(screen.table, canEditRowAt: $0) } == [false, true, true, true, true])
        #expect(
            rows.map { list.tableView(screen.table, editingStyleForRowAt: $0) == .delete }
                == [false, false, true, false, false])
    }

    @Test func anAccessoryIsTold() {
        list.tableView(screen.table, accessoryButtonTappedForRowWith: IndexPath(row: 0, section: 1))
        #expect(app.calls == ["accessory of P"])
    }

    @Test func noRowIsSelectedWhereNoneCanBe() {
        let screen = Screen()
        let notes = Notes.Table(Notes(notes: ["a"]), in: screen.table)
        #expect(!screen.table.headless.tap(rowAt: IndexPath(row: 0, section: 0)))
        #expect(notes.selection.isEmpty)
    }

    @Test func severalItemsOfACollectionViewAreSelected() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let window = UIWindow(frame: frame)
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(view)
        var changes = 0
        let photos = Photos.Collection(
            Photos(photos: [Photo(id: 1), Photo(id: 2, isLocked: true), Photo(id: 3)]),
            actions: Photos.Actions(selectionDidChange: { changes += 1 }), in: view)
        for item in 0..<3 { _ = view.headless.tap(itemAt: IndexPath(item: item, section: 0)) }
        #expect(photos.selection == [.photos(1), .photos(3)])
        #expect(changes == 2)
        photos.flush()
        let cells = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? PhotoCell }
        #expect(cells.map(\.isMarked) == [true, false, true])
        #expect(cells[1].fills == 1)
    }
}

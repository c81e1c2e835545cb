@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import moves

@MainActor @Suite struct MovesTests {
    final class App: Playlists.Actions {
        var calls: [String] = []

        func move(song: Song, to offset: Int) { calls.append("entry \(song.id) to \(offset)") }
        func delete(songs: Song, in section: Playlist) { calls.append("delete \(songs.id)") }
        func move(songs: Song, to offset: Int, in section: Playlist) {
            calls.append("\(songs.id) to \(offset) of \(section.id)")
        }
        func configureCanAdd(_ cell: AddCell, in section: Playlist) {}
        func selectCanAdd(in section: Playlist) {}
        func move(box: Box<Badge>.Row, to offset: Int) { calls.append("box to \(offset)") }
        func configure(_ cell: AddCell, items: Badge) {}
        func move(_ row: Playlists.Row, to offset: Int) { calls.append("row to \(offset)") }
        func selectionDidChange() {}
        func move(grid: Song, to offset: Int, in section: [Song], event: RowEvent) {
            calls.append("\(grid.id) to \(offset) of \(section.count)")
        }
        func move(queue: Song, to offset: Int) { calls.append("\(queue.title) to \(offset)") }
    }

    private let screen = Screen()
    private let app = App()
    private let store = Store()
    private let list: Playlists.Table

    init() {
        func songs(_ ids: Int...) -> [Song] { ids.map { Song(id: $0, title: "\($0)", isLocked: $0 == 13) } }
        list = Playlists.Table(
            Playlists(
                favourites: songs(1, 2),
                playlists: [
                    Playlist(id: "a", title: "A", songs: songs(11, 12, 13), canAdd: true),
                    Playlist(id: "b", title: "B", songs: songs(21), canAdd: true),
                ],
                entries: [
                    .song(Song(id: 31, title: "e")), .note(Note(id: 32, text: "n")), .song(Song(id: 33, title: "f")),
                ],
                grid: [songs(41, 42), songs(43)], queue: [51, 52, 53],
                box: Box(hint: "?", items: [Badge(id: 61), Badge(id: 62), Badge(id: 63, isLoose: false)]),
                notes: [Note(id: 71, text: ""), Note(id: 72, text: "")]),
            context: store, actions: app, in: screen.table)
        screen.table.isEditing = true
    }

    private func move(_ old: (Int, Int), _ new: (Int, Int)) -> Bool {
        screen.table.headless.move(
            rowAt: IndexPath(row: old.1, section: old.0), to: IndexPath(row: new.1, section: new.0))
    }

    @Test func aRowGoesToAnotherSectionOfItsKind() {
        #expect(move((1, 0), (2, 1)))
        #expect(list.state.playlists.map { $0.songs.map(\.id) } == [[12, 13], [21, 11]])
        #expect(move((2, 0), (0, 1)))
        #expect(list.state.favourites.map(\.id) == [1, 21, 2])
        #expect(app.calls == ["11 to 1 of b", "row to 1"])
    }

    @Test func rowsThatMayNotMoveStay() {
        #expect(!list.canMove(at: IndexPath(row: 2, section: 1)))
        #expect(!list.canMove(at: IndexPath(row: 3, section: 1)))
        #expect(!list.canMove(at: IndexPath(row: 1, section: 3)))
        #expect(list.canMove(at: IndexPath(row: 0, section: 1)))
        store.isSorted = true
        #expect(!list.canMove(at: IndexPath(row: 0, section: 1)))
        #expect(!move((7, 3), (7, 1)))
    }

    @Test func rowsStayInTheirPropertyUnlessTheyMoveAnywhere() {
        _ = move((3, 0), (0, 0))
        #expect(list.state.entries.count == 3)
        #expect(move((3, 0), (3, 2)))
        #expect(move((4, 0), (4, 1)))
        #expect(move((6, 2), (6, 0)))
        #expect(move((7, 2), (7, 1)))
        #expect(move((8, 1), (8, 0)))
        #expect(app.calls == ["entry 31 to 2", "41 to 1 of 2", "Song 53 to 0", "box to 0", "row to 0"])
        #expect(list.state.queue == [53, 51, 52])
        #expect(list.state.box.items.map(\.id) == [62, 61, 63])
    }

    @Test func aRowHeldOverTheRowThatAddsGoesBeforeIt() {
        #expect(move((1, 0), (1, 3)))
        #expect(list.state.playlists[0].songs.map(\.id) == [12, 13, 11])
        #expect(app.calls == ["11 to 2 of a"])
    }

    @Test func aNewerStateTakesTheMoveToo() {
        screen.table.headless.beginMove(rowAt: IndexPath(row: 0, section: 0)).map { held in
            list.update { $0.favourites.append(Song(id: 3, title: "3")) }
            _ = held.drop(at: IndexPath(row: 1, section: 0))
        }
        #expect(list.state.favourites.map(\.id).prefix(2) == [2, 1])
    }
}

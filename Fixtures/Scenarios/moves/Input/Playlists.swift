import ListRuntimeUIKit
import UIKit

struct Song: Equatable {
    let id: Int
    var title: String
    var isLocked = false
}

struct Note: Equatable {
    let id: Int
    var text: String
}

final class Store {
    var isSorted = false

    func song(_ id: Int) -> Song? { Song(id: id, title: "Song \(id)") }
}

// listgen:rows
enum Entry: Equatable {
    case song(Song)  // listgen:row(cell: SongCell, moves: .inSection, on: move)
    case note(Note)  // listgen:row(cell: NoteCell)
}

// listgen:section(id: \.id, header: \.title)
struct Playlist: Equatable {
    let id: String
    var title: String  // listgen:ignore
    // listgen:row(cell: SongCell, on: [delete, move], moves: .anywhere, canMove: { song, store in !song.isLocked && !store.isSorted })
    var songs: [Song]
    var canAdd: Bool  // listgen:row(cell: AddCell, on: select)
}

// listgen:section(moves: .inSection, on: move)
struct Box<Item: BoxItem> {
    var hint: String?  // listgen:row(cell: HintCell)
    var items: [Item]  // listgen:row(cell: AddCell, id: .value, canMove: \.isLoose)
}

nonisolated protocol BoxItem: Hashable, Sendable {
    var isLoose: Bool { get }
}

nonisolated struct Badge: BoxItem {
    var id: Int
    var isLoose = true
}

// listgen:list(.table, context: Store, on: [move, selectionChange], selection: .multipleWhileEditing)
struct Playlists {
    var favourites: [Song]  // listgen:row(cell: SongCell, moves: .anywhere, selects: false)
    var playlists: [Playlist]
    var entries: [Entry]
    // listgen:section(moves: .inSection, canMove: { !$0.isLocked })
    var grid: [[Song]]  // listgen:row(cell: SongCell, on: move(event))
    // listgen:row(load: { id, store -> Song? in store.song(id) }, cell: SongCell, moves: .inSection, on: move)
    var queue: [Int]
    var box: Box<Badge>
    #if !os(macOS)
        var notes: [Note]  // listgen:row(cell: NoteCell, moves: .inSection, canMove: isMovable)
    #endif

    static func isMovable(_ note: Note) -> Bool { note.id > 0 }
}

final class SongCell: UITableViewCell {
    func configure(with song: Song) { textLabel?.text = song.title }
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

final class HintCell: UITableViewCell {
    func configure(with hint: String) { textLabel?.text = hint }
}

final class AddCell: UITableViewCell {}

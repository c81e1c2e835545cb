import ListRuntimeUIKit
import UIKit

struct Song: Equatable {
    let id: Int
    var title: String
    var isLocked = false
}

final class SongsContext {
    var isAdding = true
}

// listgen:section(id: \.id, header: \.title, on: accessory)
struct Playlist: Equatable {
    let id: Int
    var title: String  // listgen:ignore
    // listgen:row(selects: { !$0.isLocked }, on: [select, delete, primaryAction], canEdit: \.isLocked)
    var songs: [Song]
    var canAdd: Bool  // listgen:row(cell: AddCell, selects: { $0.isAdding }, on: select)
}

// listgen:list(.table, context: SongsContext, selection: .multipleWhileEditing, on: selectionChange, available: 16)
struct Songs {
    var hint: String?  // listgen:row(cell: HintCell, selects: false)
    var playlists: [Playlist]
}

// listgen:cell
final class SongCell: UITableViewCell {
    func configure(with song: Song, selection: RowSelection) {
        textLabel?.text = song.title + (selection.isSelected ? " selected" : "")
    }
}

final class HintCell: UITableViewCell {
    func configure(with hint: String) { textLabel?.text = hint }
}

final class AddCell: UITableViewCell {}

// listgen:list(.table, selection: .none)
struct Notes {
    var notes: [String]  // listgen:row(cell: HintCell, id: .value)
}

import UIKit

// What says nothing where nothing can be selected, or several rows can.

struct Song: Identifiable, Equatable {
    let id: Int
    var isLocked = false
}

// listgen:list(.table, selection: .none, deselects: false, on: selectionChange)
struct Shown {
    var songs: [Song]  // listgen:row(cell: TappedCell, selects: \.isLocked)
}

// listgen:list(.collection, selection: .none, selects: false, deselects: true)
struct Tiles {
    var songs: [Song]  // listgen:row(cell: SongItem)
}

// listgen:list(.table)
struct Locked {
    var songs: [Song]  // listgen:row(cell: LockedCell, selects: false)
}

// listgen:list(.table, selection: .multiple, deselects: true, on: selectionChange)
struct Several {
    var songs: [Song]  // listgen:row(cell: SongCell)
}

// listgen:list(.table, selection: .multipleWhileEditing, deselects: true, on: selectionChange)
struct Edited {
    var songs: [Song]  // listgen:row(cell: SongCell)
}

final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

final class TappedCell: UITableViewCell {
    func configure(with song: Song) {}
    // listgen:on(select)
    func tap() {}
    // listgen:on(deselect)
    func leave() {}
}

final class LockedCell: UITableViewCell {
    func configure(with song: Song) {}
    // listgen:on(select)
    func tap() {}
}

final class SongItem: UICollectionViewCell {
    func configure(with song: Song) {}
}

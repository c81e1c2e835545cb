import UIKit

// What no tap does where nothing can be selected.

struct Song: Identifiable, Equatable {
    let id: Int
    var isLocked = false
}

// listgen:list(.table, selection: .none, deselects: false, on: [select, selectionChange])
struct Shown {
    var told: [Song]  // listgen:row(cell: SongCell, on: [select, deselect, primaryAction, accessory], available: 16)
    var locked: [Song]  // listgen:row(cell: SongCell, selects: \.isLocked)
    var chosen: [Song]  // listgen:row(cell: SongCell, choice: \.order, on: choose)
    var order: Int?  // listgen:ignore
}

// listgen:list(.collection, selection: .none, selects: false, deselects: true, on: deselect)
struct Tiles {
    var songs: [Song]  // listgen:row(cell: SongItem, on: primaryAction, available: 16)
}

// listgen:list(.table, on: [select, deselect], deselects: false)
struct Locked {
    var songs: [Song]  // listgen:row(cell: SongCell, selects: false, on: [select, deselect, primaryAction], available: 16)
    var chosen: [Song]  // listgen:row(cell: SongCell, selects: false, choice: \.order, on: choose)
    var others: [Song]  // listgen:row(cell: SongCell, selects: false)
    var free: [Song]  // listgen:row(cell: SongCell)
    var order: Int?  // listgen:ignore
}

// listgen:list(.table, selects: false)
struct AllLocked {
    // listgen:section(on: select)
    var songs: [Song]  // listgen:row(cell: SongCell)
}

// listgen:list(.table, selection: .multiple, deselects: true, on: selectionChange)
struct Several {
    var songs: [Song]  // listgen:row(cell: SongCell, on: [select, deselect, primaryAction], available: 16)
}

// listgen:list(.table, selection: .multipleWhileEditing, deselects: true, on: selectionChange)
struct While {
    var songs: [Song]  // listgen:row(cell: SongCell)
}

// listgen:list(.table, selection: .none)
struct Told {
    var songs: [Song]  // listgen:row(cell: TappedCell)
}

final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

final class TappedCell: UITableViewCell {
    func configure(with song: Song) {}
    // listgen:on(select)
    func tapped() {}
    // listgen:on(deselect)
    func untapped() {}
}

final class SongItem: UICollectionViewCell {
    func configure(with song: Song) {}
}

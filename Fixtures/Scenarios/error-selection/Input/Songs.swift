import UIKit

struct Song: Equatable {
    let id: Int
    var isLocked = false
}

// listgen:list(.table, selection: .multiple)
struct Untold {
    var songs: [Song]  // listgen:row(cell: SongCell)
}

// listgen:list(.table, selection: .multiple, on: selectionChange)
struct Tapped {
    var songs: [Song]  // listgen:row(cell: SongCell, on: select)
}

// listgen:list(.table, selection: .none, on: select)
struct Untapped {
    var songs: [Song]  // listgen:row(cell: SongCell)
}

// listgen:list(.table, on: selectionChange)
struct Single {
    var songs: [Song]  // listgen:row(cell: SongCell, on: primaryAction)
    var others: [Song]  // listgen:row(cell: SongCell, on: primaryAction, available: 14)
    var wrong: [Song]  // listgen:row(cell: SongCell, on: selectionChange)
}

// listgen:list(.table, delegate: .mine)
struct Mine {
    var songs: [Song]  // listgen:row(cell: SongCell, selects: \.isLocked, on: accessory)
}

// listgen:list(.table, selection: .multipleWhileEditing, on: [selectionChange, tableView(_:canEditRowAt:), tableView(_:didSelectRowAt:), tableView(_:shouldBeginMultipleSelectionInteractionAt:)])
struct Passed {
    var songs: [Song]  // listgen:row(cell: SongCell)
}

// listgen:list(.table, on: [tableView(_:willSelectRowAt:), tableView(_:shouldHighlightRowAt:), tableView(_:canPerformPrimaryActionForRowAt:), tableView(_:accessoryButtonTappedForRowWith:)])
struct Vetoes {
    // listgen:row(cell: SongCell, selects: \.isLocked, on: [accessory, primaryAction], available: 16)
    var songs: [Song]
}

// listgen:list(.collection)
struct Grid {
    var songs: [Song]  // listgen:row(cell: SongItem, on: accessory)
}

final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

final class SongItem: UICollectionViewCell {
    func configure(with song: Song) {}
}

// listgen:list(.table, on: select)
struct Locked {
    var songs: [Song]  // listgen:row(cell: SongCell, selects: false)
    var others: [Song]  // listgen:row(cell: SongCell, selects: false, on: select)
}

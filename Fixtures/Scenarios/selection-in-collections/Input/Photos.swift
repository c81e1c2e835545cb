import ListRuntimeUIKit
import UIKit

struct Photo: Equatable {
    let id: Int
    var isLocked = false
}

// listgen:list(.collection, actions: .closures, selection: .multiple, on: selectionChange)
struct Photos {
    var photos: [Photo]  // listgen:row(selects: !row.isLocked)
}

// listgen:list(.collection, selection: .multipleWhileEditing, on: [selectionChange, select])
struct Albums {
    var albums: [Photo]  // listgen:row(on: primaryAction, available: 16)
}

// listgen:cell
final class PhotoCell: UICollectionViewCell {
    var isMarked = false
    var fills = 0

    func configure(with photo: Photo, selection: RowSelection) {
        isMarked = selection.isSelected
        fills += 1
    }
}

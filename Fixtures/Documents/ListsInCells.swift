import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Theme {
    var isDark = false
}

struct Album: Equatable {
    let id: Int
}

// listgen:cell
final class AlbumCell: UITableViewCell {
    func configure(with album: Album) {}
}

//: Lists 10

import UIKit

struct Song: Equatable {
    let id: Int
}

// listgen:section(id: \.name, header: FolderHeader)
struct Folder: Equatable {
    let name: String
    var songs: [Song]
}

// listgen:list(.table)
struct Library {
    var folders: [Folder]
}

// listgen:cell
final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

final class FolderHeader: UITableViewHeaderFooterView {
    let open = UISwitch()  // listgen:event(into: \.isOpen)
    var onGrow: (() -> Void)?  // listgen:event(remeasures: true)
    var mayOpen: (() -> Bool)?  // listgen:event
    private var onClose: (() -> Void)?  // listgen:event

    func configure(with folder: Folder) {}
}

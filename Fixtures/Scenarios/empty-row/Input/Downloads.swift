import UIKit

struct Download: Equatable {
    let id: Int
    var name: String
}

// listgen:section(id: \.folder, empty: EmptyFolderCell)
struct Folder {
    let folder: String
    var downloads: [Download]
    var links: [Download]
}

// listgen:list(.table)
struct Downloads {
    // listgen:section(header: "Active", empty: NothingActiveCell)
    var active: [Download]
    var folders: [Folder]
}

// listgen:cell
final class DownloadCell: UITableViewCell {
    func configure(with download: Download) { textLabel?.text = download.name }
}

final class NothingActiveCell: UITableViewCell {}
final class EmptyFolderCell: UITableViewCell {}

import UIKit

struct Download: Equatable {
    let id: Int
    var name: String
}

/// Nothing fills the cell, so the app does.
// listgen:list(.table, actions: .closures)
struct Downloads {
    var downloads: [Download]  // listgen:row(cell: DownloadCell)
}

final class DownloadCell: UITableViewCell {}

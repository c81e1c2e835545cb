import UIKit

struct Download: Equatable {
    let id: Int
    var name: String
}

struct Failure: Equatable {
    let id: Int
}

/// Nothing fills the cells, so the app does, by a closure for each kind of row.
// listgen:list(.table, actions: .closures)
struct Downloads {
    var downloads: [Download]  // listgen:row(cell: DownloadCell)
    var failures: [Failure]  // listgen:row(cell: DownloadCell)
}

final class DownloadCell: UITableViewCell {}

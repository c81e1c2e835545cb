import UIKit

struct File: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table, actions: .protocol)
struct Files {
    var files: [File]  // listgen:row(cell: BareCell)
}

final class BareCell: UITableViewCell {}

import UIKit

// listgen:rows
enum Item: Hashable {
    case total  // listgen:row(cell: TotalCell)
}

// listgen:list(.table)
struct Orders {
    struct Row {}
    struct RowID {}

    var items: [Item]
}

final class TotalCell: UITableViewCell {}

import Foundation
import UIKit

// What no input declares is compared as the configuration says it, unless a mark does: `Notification` and
// `OperationQueue` stand for types of other modules here.
// listgen:list(.table)
struct Places {
    // listgen:row(cell: PlaceCell, id: \.maxConcurrentOperationCount as Int)
    var queues: [OperationQueue]
    // listgen:row(cell: PlaceCell, id: \.name as Notification.Name, content: .always)
    var notifications: [Notification]
}

// A default of the list is for all its rows.
// listgen:list(.table, content: .equatable)
struct Queues {
    var operation: OperationQueue  // listgen:row(cell: PlaceCell)
}

final class PlaceCell: UITableViewCell {}

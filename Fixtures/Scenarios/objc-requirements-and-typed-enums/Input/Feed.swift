import UIKit

struct Line: Equatable {
    let id: NSArray
    let values: NSDictionary
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(id: \.kind, content: [\.title])
    var lines: [Line]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
}

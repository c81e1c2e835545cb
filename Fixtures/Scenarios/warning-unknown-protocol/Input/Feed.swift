import UIKit

// listgen:list(.table)
struct Feed {
    var lines: [String]  // listgen:row(cell: LineCell, id: .position, configure: { _, _ in })
}

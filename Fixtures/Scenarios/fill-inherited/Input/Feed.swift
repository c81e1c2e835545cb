import UIKit

struct Status: Equatable {
    let id: Int
    var text: String
}

// listgen:list(.table)
struct StatusFeed {
    // listgen:row(cell: PhotoCell, when: \.text.isEmpty)
    // listgen:row(cell: TextCell)
    var statuses: [Status]
}

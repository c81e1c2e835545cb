import UIKit

// listgen:list(.table)
struct Feed {
    var query: String  // listgen:ignore
}

// listgen:rows
enum FeedItem {}

// listgen:section
struct Group {
    let id: Int
    var name: String { "Group" }
}

// listgen:list(.table)
struct Groups {
    var group: Group
}

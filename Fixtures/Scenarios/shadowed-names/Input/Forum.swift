import UIKit

enum Forum {
    struct Thread: Equatable {
        let id: Int
        var title: String
    }

    typealias Topic = Thread

    // listgen:list(.table, rowType: "Item", cellType: "View")
    struct List {
        enum Row { case mine }
        struct Cell {}

        var threads: [Thread]
        var topics: [Topic]  // listgen:row(cell: ThreadCell)
        var `default`: Thread?
        var `class`: [Forum.Thread]
    }

    // listgen:cell
    final class ThreadCell: UITableViewCell {
        func configure(with thread: Thread) { textLabel?.text = thread.title }
    }
}

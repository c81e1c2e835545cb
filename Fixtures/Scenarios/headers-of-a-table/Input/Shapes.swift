import UIKit

/// Its rows are computed: the views are filled by the list as the app declares it.
// listgen:list(.table, header: CountView, footer: .view({ list in list.shown.isEmpty ? nil : UILabel() }))
struct Filtered {
    var all: [Story]  // listgen:ignore
    var shown: [Story] { all.filter { $0.id > 1 } }  // listgen:row(cell: StoryCell)
}

// listgen:list(.table, context: .weak(FeedController), header: CountView, footer: .view({ $1.footer }))
struct Generic<Item: Hashable & Identifiable> {
    var items: [Item]  // listgen:row(cell: UITableViewCell, configure: cell.tag = row.hashValue)
}

// listgen:list(.table, header: CountView)
// listgen:section(header: { "\($0.items.count)" })
public struct Whole {
    public var items: [Item]  // listgen:row(cell: UITableViewCell, configure: cell.tag = row.id)

    public init(items: [Item]) { self.items = items }

    public struct Item: Hashable {
        public let id: Int
    }
}

class CountView: UIView {
    private(set) var fills = 0

    func configure(tableView: UITableView, width: CGFloat) {
        fills += 1
        tag = Int(width)
    }
}

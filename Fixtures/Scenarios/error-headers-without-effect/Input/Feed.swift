import UIKit

struct Story: Hashable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    // listgen:footer(view: .view({ _ in nil }), contentConfiguration: title(for:))
    var stories: [Story]  // listgen:row(cell: UITableViewCell, configure: cell.tag = row.id)
    // listgen:section(keepsHeader: true)
    var others: [Story]  // listgen:row(cell: UITableViewCell, configure: cell.tag = row.id)
    var divider: Divider
}

// listgen:section(header: \.title, keepsHeader: true)
struct Divider {
    var title: String
}

func title(for stories: [Story]) -> UIListContentConfiguration { .groupedHeader() }

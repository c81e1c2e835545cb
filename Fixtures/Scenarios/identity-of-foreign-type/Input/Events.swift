import Foundation
import UIKit

// listgen:list(.table)
struct Events {
    // listgen:row(cell: QueryCell, id: \.name as String)
    var queries: [URLQueryItem]
}

final class QueryCell: UITableViewCell {
    func configure(with item: URLQueryItem) { textLabel?.text = item.name }
}

package import UIKit

package struct Stop: Equatable, Sendable {
    package let id: Int
    package var name: String
}

// listgen:rows
package enum RouteItem {
    case stop(Stop)  // listgen:row(cell: StopCell)
    case gap  // listgen:row(cell: GapCell)
}

// listgen:list(.table, on: select)
package struct Route {
    package var items: [RouteItem]
    package var others: [Stop]  // listgen:row(cell: StopCell)
}

package final class StopCell: UITableViewCell {
    package func configure(with stop: Stop) { textLabel?.text = stop.name }
}

package final class GapCell: UITableViewCell {}

// rejects: non-'@objc' method 'tableView(_:didSelectRowAt:)' does not satisfy optional requirement
import UIKit

@MainActor class Table<Row>: NSObject, UITableViewDelegate {
    var rows: [Row] = []
}

extension Table {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

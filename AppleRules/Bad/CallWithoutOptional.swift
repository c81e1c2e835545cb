// rejects: must be unwrapped
import UIKit

@MainActor func forward(_ delegate: any UITableViewDelegate, _ table: UITableView) {
    delegate.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
}

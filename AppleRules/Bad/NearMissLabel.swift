// rejects: nearly matches optional requirement 'tableView(_:didSelectRowAt:)'
import UIKit

@MainActor final class Table: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
}

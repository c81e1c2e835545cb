// rejects: nearly matches optional requirement 'tableView(_:heightForHeaderInSection:)'
import UIKit

@MainActor final class Table: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection indexPath: IndexPath) -> CGFloat { 0 }
}

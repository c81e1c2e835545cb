// rejects: nearly matches optional requirement 'tableView(_:heightForRowAt:)'
import UIKit

@MainActor final class Table: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Int { 44 }
}

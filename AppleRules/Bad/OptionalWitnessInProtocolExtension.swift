// rejects: non-'@objc' method 'tableView(_:didSelectRowAt:)' does not satisfy optional requirement
import UIKit

@MainActor protocol Selecting {}

extension Selecting {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class Table: NSObject, Selecting, UITableViewDelegate {}

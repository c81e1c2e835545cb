#if !canImport(UIKit)
import Foundation

// An optional method that is not implemented answers UIKit's default and, where it matters, says that it is missing.
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
#endif

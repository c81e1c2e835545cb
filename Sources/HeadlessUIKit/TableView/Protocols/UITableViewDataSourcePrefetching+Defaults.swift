import Foundation

// An unimplemented optional method answers UIKit's default and says that it is missing.
extension UITableViewDataSourcePrefetching {
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
        OptionalMethod.missing(self)
    }
}

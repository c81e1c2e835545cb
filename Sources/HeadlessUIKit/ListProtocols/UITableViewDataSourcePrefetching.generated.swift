// Written by Scripts/list-protocols from AppleRules/list-signatures.tsv.
#if !canImport(UIKit)
import Foundation

/// Hears which rows will be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// An optional method that is not implemented answers UIKit's default and, if it matters, says that it is missing.
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
#endif

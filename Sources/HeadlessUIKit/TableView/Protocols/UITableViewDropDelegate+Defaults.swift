#if !canImport(UIKit)
import Foundation

// An optional method that is not implemented answers UIKit's default and, where it matters, says that it is missing.
extension UITableViewDropDelegate {
    public func tableView(
        _ tableView: UITableView, canHandle session: any UIDropSession
    ) -> Bool {
        OptionalMethod.missing(self)
        return true
    }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        OptionalMethod.missing(self)
        return UITableViewDropProposal(operation: .move)
    }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        OptionalMethod.missing(self)
        return nil
    }
}
#endif

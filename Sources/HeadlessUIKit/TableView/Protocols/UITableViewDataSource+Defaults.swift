#if !canImport(UIKit)
import Foundation

// An optional method that is not implemented answers UIKit's default and, where it matters, says that it is missing.
extension UITableViewDataSource {
    public func numberOfSections(
        in tableView: UITableView
    ) -> Int {
        OptionalMethod.missing(self)
        return 1
    }
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        OptionalMethod.missing(self)
        return nil
    }
    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        OptionalMethod.missing(self)
        return nil
    }
    public func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.missing(self)
        return true
    }
    public func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.missing(self)
        return false
    }
    public func sectionIndexTitles(
        for tableView: UITableView
    ) -> [String]? {
        OptionalMethod.missing(self)
        return nil
    }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        OptionalMethod.missing(self)
        return 0
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        OptionalMethod.missing(self)
    }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.missing(self)
    }
}
#endif

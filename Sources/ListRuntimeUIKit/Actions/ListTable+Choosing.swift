#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListTable {
    /// Shows by a checkmark whether a row is chosen; for generated code, when its cell is filled.
    /// - Returns: The cell.
    @discardableResult
    public func mark(_ cell: UITableViewCell?, at indexPath: IndexPath) -> UITableViewCell? {
        cell?.accessoryType = selection(at: indexPath).isChosen ? .checkmark : .none
        return cell
    }
}

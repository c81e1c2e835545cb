#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListTable {
    /// Shows by a checkmark whether a row is chosen; for generated code, when its cell is filled.
    public func mark(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cell.accessoryType = selection(at: indexPath).isChosen ? .checkmark : .none
    }
}

#if !canImport(UIKit)
import Foundation

/// Holds nothing but the initializer by which a table makes cells; `UITableViewCellFactory` says why.
@preconcurrency @MainActor
open class UITableViewCellBase: UIView {
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
#endif

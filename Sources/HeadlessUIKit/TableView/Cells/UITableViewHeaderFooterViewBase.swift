#if !canImport(UIKit)
import Foundation

/// Holds nothing but the initializer by which a table makes header views; see `UITableViewCellFactory`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterViewBase: UIView {
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
#endif

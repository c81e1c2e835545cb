#if !canImport(UIKit)
import Foundation

/// A search bar. A test sets `text` and calls the delegate.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var showsCancelButton = false
    open weak var delegate: (any UISearchBarDelegate)?
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}
#endif

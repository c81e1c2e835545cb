#if !canImport(UIKit)
import Foundation

/// Where a popover points to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
}
#endif

#if !canImport(UIKit)
import Foundation

/// The view that a menu is opened from or closes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    public init(view: UIView) {
        self.view = view
        super.init()
    }
}
#endif

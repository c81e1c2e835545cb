import Foundation

/// The preview of a menu or drag; kept for its type only.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    public init(view: UIView) {
        self.view = view
        super.init()
    }
}

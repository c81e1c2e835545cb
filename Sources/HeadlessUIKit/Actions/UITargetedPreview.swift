#if !canImport(UIKit)
import Foundation

/// The view that a menu is opened from or closes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    private let ownParameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        ownParameters = parameters.copied
        super.init()
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// A copy, as in UIKit: changing it changes nothing of the preview.
    open var parameters: UIPreviewParameters { ownParameters.copied }
}
#endif

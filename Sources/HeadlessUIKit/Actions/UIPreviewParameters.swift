#if !canImport(UIKit)
import Foundation

/// How the preview of a menu or a drag looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// Setting nil sets that of the system.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }
    /// What of the view is shown; nil for all of it.
    open var visiblePath: UIBezierPath?

    public override init() { super.init() }

    var copied: UIPreviewParameters {
        let copy = UIPreviewParameters()
        copy.backgroundColor = backgroundColor
        copy.visiblePath = visiblePath
        return copy
    }
}
#endif

#if !canImport(UIKit)
import Foundation

/// How the preview of a menu or a drag looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// Setting nil sets that of the system.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }

    var copied: UIPreviewParameters {
        let copy = UIPreviewParameters()
        copy.backgroundColor = backgroundColor
        return copy
    }
}
#endif

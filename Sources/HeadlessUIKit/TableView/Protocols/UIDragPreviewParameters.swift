#if !canImport(UIKit)
import Foundation

/// Kept for its type only: there is no dragging between views.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
#endif

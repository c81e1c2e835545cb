#if !canImport(UIKit)
import Foundation

/// Kept for its type only: there is no focus engine.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: NSObject {}
#endif

#if !canImport(UIKit)
import Foundation

/// A touch event; kept for its type only.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
#endif

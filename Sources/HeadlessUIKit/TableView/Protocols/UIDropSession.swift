#if !canImport(UIKit)
import Foundation

/// Kept for its type only: there is no dragging between views.
@preconcurrency @MainActor
public protocol UIDropSession: NSObjectProtocol {}
#endif

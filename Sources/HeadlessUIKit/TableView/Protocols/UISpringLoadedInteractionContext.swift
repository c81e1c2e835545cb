#if !canImport(UIKit)
import Foundation

/// Kept for its type only: there is no spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {}
#endif

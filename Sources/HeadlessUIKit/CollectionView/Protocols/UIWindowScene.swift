#if !canImport(UIKit)
import Foundation

/// Kept for its types only: there are no scenes.
@preconcurrency @MainActor
open class UIWindowScene: UIResponder {
    /// What to open in a window of its own.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {}
}
#endif

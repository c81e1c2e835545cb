#if !canImport(UIKit)
import Foundation

/// A bar that shows progress.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
#endif

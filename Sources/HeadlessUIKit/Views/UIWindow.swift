#if !canImport(UIKit)
import Foundation

/// The root of a tree of views. Layout runs on `layoutIfNeeded()`; there is no run loop that does it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var window: UIWindow? { self }
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let root = rootViewController else { return }
            root.beginAppearance()
            root.view.frame = bounds
            root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(root.view)
            root.endAppearance()
        }
    }
    /// The last view of the window that became the first responder.
    weak var firstResponder: UIResponder?
    open private(set) var isKeyWindow = false
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        layoutIfNeeded()
    }
}
#endif

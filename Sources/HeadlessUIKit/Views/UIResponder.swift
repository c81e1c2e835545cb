#if !canImport(UIKit)
import Foundation

/// The root of UIKit's class tree.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open private(set) var isFirstResponder = false

    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if let window = (self as? UIView)?.window, window.firstResponder !== self {
            if let other = window.firstResponder, other.isFirstResponder { other.resignFirstResponder() }
            window.firstResponder = self
        }
        isFirstResponder = true
        return true
    }
    @discardableResult open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }
}
#endif

#if !canImport(UIKit)
import Foundation

/// The root of UIKit's class tree.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open private(set) var isFirstResponder = false

    // What a nib sets and sends by name, if there is no Objective-C. Copies of sources that `listgen headless` makes
    // override these; no app does.
    /// Sets the outlet of a name; false if the class has none.
    open func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { false }
    /// Calls the action of a selector; false if the class has none.
    open func performAction(_ selector: String, from sender: AnyObject) -> Bool { false }
    /// Sets the `@IBInspectable` property of a name; false if the class has none.
    open func setAttribute(_ name: String, to value: Any) -> Bool { false }

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

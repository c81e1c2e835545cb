#if !canImport(UIKit)
import Foundation

/// A switch. A test turns it with `isOn` and `sendActions(for: .valueChanged)`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
#endif

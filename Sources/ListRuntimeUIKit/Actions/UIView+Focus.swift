#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIView {
    /// Makes the first view in this one first responder that can be it.
    func focusFirstView() -> Bool {
        subviews.contains { ($0.canBecomeFirstResponder && $0.becomeFirstResponder()) || $0.focusFirstView() }
    }
}

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIView {
    /// A dequeued view as what it is registered to be.
    ///
    /// Providers, which import no runtime, say the same in the same words; see Templates/Provider.mustache.
    @inlinable
    static func typed(_ view: UIView?, _ identifier: String) -> Self {
        guard let typed = view as? Self else {
            let other = view.map { "\(Swift.type(of: $0))" } ?? "nothing"
            preconditionFailure("\"\(identifier)\" is registered with \(other) instead of \(self)")
        }
        return typed
    }
}

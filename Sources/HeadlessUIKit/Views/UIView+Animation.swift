#if !canImport(UIKit)
import Foundation

extension UIView {
    /// Runs the changes at once, and the completion after them.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Runs the changes at once, and the completion after them.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Runs the changes at once, and the completion after them.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = outer }
        actionsWithoutAnimation()
    }
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
    public internal(set) static var areAnimationsEnabled = true
}
#endif

#if !canImport(UIKit)
import Foundation

/// A constraint; `ConstraintSolver` says how far it is followed.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    open var constant: CGFloat {
        didSet { ((firstItem as? UIView)?.superview ?? (firstItem as? UILayoutGuide)?.owningView)?.setNeedsLayout() }
    }
    open var priority = UILayoutPriority.required
    open var identifier: String?
    public let multiplier: CGFloat
    public let relation: Relation
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2 as AnyObject?
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            for item in [firstItem, secondItem] {
                guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { continue }
                view.heldConstraints.removeAll { $0 === self }
                if isActive { view.heldConstraints.append(self) }
                view.setNeedsLayout()
                view.superview?.setNeedsLayout()
            }
        }
    }
    public class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

    /// The relation of the two sides.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    /// A horizontal or vertical direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }
    /// The part of a view that a constraint holds.
    public enum Attribute: Int, Sendable {
        case notAnAttribute
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    }
}
#endif

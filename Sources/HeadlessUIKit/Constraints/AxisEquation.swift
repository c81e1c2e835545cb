#if !canImport(UIKit)
import Foundation

/// A constraint along one axis: `first (relation) multiplier * second + constant`.
struct AxisEquation {
    /// A part of an item, shifted: an edge of a guide is an edge of its view with an inset.
    struct Term {
        let item: ObjectIdentifier
        let part: AxisSpan.Part
        let offset: CGFloat
    }

    let first: Term
    let relation: NSLayoutConstraint.Relation
    let second: Term?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float

    /// Nil if the constraint says nothing along the axis. `widths` are known when heights are solved: a ratio of
    /// both is then a constant.
    @MainActor
    init?(
        _ constraint: NSLayoutConstraint, axis: NSLayoutConstraint.Axis, widths: [ObjectIdentifier: AxisSpan] = [:]
    ) {
        priority = constraint.priority.rawValue
        let second = constraint.secondItem.flatMap { Self.term($0, constraint.secondAttribute, axis) }
        if let firstItem = constraint.firstItem, let first = Self.term(firstItem, constraint.firstAttribute, axis) {
            self.first = first
            self.second = second
            relation = constraint.relation
            multiplier = constraint.multiplier
            if let width = Self.width(constraint.secondItem, constraint.secondAttribute, axis, widths) {
                constant = width * multiplier + constraint.constant
            } else if second == nil, constraint.secondAttribute != .notAnAttribute {
                return nil
            } else {
                constant = constraint.constant
            }
        } else if let second, constraint.multiplier != 0,
            let width = Self.width(constraint.firstItem, constraint.firstAttribute, axis, widths)
        {
            first = second
            self.second = nil
            // The sides are swapped.
            switch constraint.relation {
            case .equal: relation = .equal
            case .lessThanOrEqual: relation = .greaterThanOrEqual
            case .greaterThanOrEqual: relation = .lessThanOrEqual
            }
            multiplier = 1
            constant = (width - constraint.constant) / constraint.multiplier
        } else {
            return nil
        }
    }

    private static func width(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis,
        _ widths: [ObjectIdentifier: AxisSpan]
    ) -> CGFloat? {
        guard axis == .vertical, attribute == .width, let item else { return nil }
        return widths[ObjectIdentifier(item)]?.size
    }

    @MainActor
    private static func term(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis
    ) -> Term? {
        guard let part = part(attribute, axis) else { return nil }
        guard let guide = item as? UILayoutGuide, let inset = guide.inset, let view = guide.owningView else {
            return Term(item: ObjectIdentifier(item), part: part, offset: 0)
        }
        let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let offset: CGFloat =
            switch part {
            case .start: before
            case .end: -after
            case .center: (before - after) / 2
            case .size: -before - after
            }
        return Term(item: ObjectIdentifier(view), part: part, offset: offset)
    }

    private static func part(
        _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis
    ) -> AxisSpan.Part? {
        switch (attribute, axis) {
        case (.leading, .horizontal), (.left, .horizontal), (.top, .vertical), (.firstBaseline, .vertical): .start
        case (.trailing, .horizontal), (.right, .horizontal), (.bottom, .vertical), (.lastBaseline, .vertical): .end
        case (.width, .horizontal), (.height, .vertical): .size
        case (.centerX, .horizontal), (.centerY, .vertical): .center
        default: nil
        }
    }
}
#endif

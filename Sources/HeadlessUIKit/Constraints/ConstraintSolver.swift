#if !canImport(UIKit)
import Foundation

/// Places the subviews of one view by their constraints: known edges spread along equations, and a view whose
/// size nothing says gets its fitting size. No priorities are traded; what is fixed already wins.
@preconcurrency @MainActor
struct ConstraintSolver {
    private let container: UIView
    private let views: [UIView]
    private var spans: [ObjectIdentifier: AxisSpan] = [:]

    /// Nil if no subview is placed by constraints.
    init?(_ container: UIView) {
        views = container.subviews.filter {
            !$0.translatesAutoresizingMaskIntoConstraints && !$0.heldConstraints.isEmpty
        }
        guard !views.isEmpty else { return nil }
        self.container = container
    }

    mutating func layOut() {
        let horizontal = solve(.horizontal, size: container.bounds.width, widths: [:])
        let vertical = solve(.vertical, size: container.bounds.height, widths: horizontal)
        for view in views {
            let (x, y) = (horizontal[ObjectIdentifier(view)], vertical[ObjectIdentifier(view)])
            let frame = CGRect(
                x: x?.start ?? 0, y: y?.start ?? 0, width: x?.size ?? view.frame.width,
                height: y?.size ?? view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
    }

    /// The height that the constraints ask for at a width; nil if nothing ties the bottom to the top.
    mutating func fittingHeight(width: CGFloat) -> CGFloat? {
        let horizontal = solve(.horizontal, size: width, widths: [:])
        let vertical = solve(.vertical, size: nil, widths: horizontal)
        return extent(vertical, axis: .vertical, widths: horizontal)
    }

    mutating func fittingWidth() -> CGFloat? {
        extent(solve(.horizontal, size: nil, widths: [:]), axis: .horizontal)
    }

    private func equations(
        _ axis: NSLayoutConstraint.Axis, _ widths: [ObjectIdentifier: AxisSpan]
    ) -> [AxisEquation] {
        var seen: Set<ObjectIdentifier> = []
        let constraints = (container.heldConstraints + views.flatMap(\.heldConstraints)).filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
        let equations = constraints.compactMap { AxisEquation($0, axis: axis, widths: widths) }.enumerated()
        return equations.sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
    }

    private mutating func solve(
        _ axis: NSLayoutConstraint.Axis, size: CGFloat?, widths: [ObjectIdentifier: AxisSpan]
    ) -> [ObjectIdentifier: AxisSpan] {
        spans = [:]
        set(container, .start, 0)
        if let size { set(container, .size, size) }
        let equations = equations(axis, widths)
        var unsized = views.enumerated().sorted {
            ($1.element.hugging, $0.offset) < ($0.element.hugging, $1.offset)
        }.map(\.element)[...]
        while true {
            while spread(equations, freeContainer: size == nil) {}
            guard let view = unsized.popFirst() else { break }
            guard spans[ObjectIdentifier(view)]?.size == nil else { continue }
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: widths[ObjectIdentifier(view)]?.size ?? 0, height: 0))
            let length = axis == .horizontal ? fitting.width : fitting.height
            set(view, .size, limited(length, view, equations))
        }
        return spans
    }

    /// Carries known values over equations; whether anything new is known.
    private mutating func spread(_ equations: [AxisEquation], freeContainer: Bool) -> Bool {
        var isNew = false
        for equation in equations where equation.relation == .equal {
            guard let second = equation.second else {
                if value(equation.first) == nil {
                    isNew = put(equation.first, equation.constant, freeContainer) || isNew
                }
                continue
            }
            if let known = value(second) {
                guard value(equation.first) == nil else { continue }
                isNew = put(equation.first, known * equation.multiplier + equation.constant, freeContainer) || isNew
            } else if let known = value(equation.first), equation.multiplier != 0 {
                isNew = put(second, (known - equation.constant) / equation.multiplier, freeContainer) || isNew
            }
        }
        return isNew
    }

    private mutating func put(_ term: AxisEquation.Term, _ value: CGFloat, _ freeContainer: Bool) -> Bool {
        if freeContainer, term.item == ObjectIdentifier(container) { return false }
        spans[term.item, default: AxisSpan()].set(term.part, value - term.offset)
        return self.value(term) != nil
    }

    private mutating func set(_ view: UIView, _ part: AxisSpan.Part, _ value: CGFloat) {
        spans[ObjectIdentifier(view), default: AxisSpan()].set(part, value)
    }

    private func value(_ term: AxisEquation.Term) -> CGFloat? {
        spans[term.item]?[term.part].map { $0 + term.offset }
    }

    /// A fitting size, held within what inequalities allow.
    private func limited(_ length: CGFloat, _ view: UIView, _ equations: [AxisEquation]) -> CGFloat {
        let id = ObjectIdentifier(view)
        var (low, high) = (CGFloat(0), CGFloat.infinity)
        for equation in equations where equation.relation != .equal {
            let isAtMost = equation.relation == .lessThanOrEqual
            if equation.first.item == id {
                let bound = equation.second.map { value($0).map { $0 * equation.multiplier + equation.constant } }
                guard let bound = bound ?? equation.constant else { continue }
                if equation.first.part == .size {
                    if isAtMost { high = min(high, bound) } else { low = max(low, bound) }
                } else if isAtMost, equation.first.part == .end, let start = spans[id]?.start {
                    high = min(high, bound - start)
                } else if !isAtMost, equation.first.part == .start, let end = spans[id]?.end {
                    high = min(high, end - bound)
                }
            } else if let second = equation.second, second.item == id, second.part == .end, !isAtMost,
                let start = spans[id]?.start, let limit = value(equation.first)
            {
                high = min(high, limit - equation.constant - start)
            }
        }
        return max(low, min(length, high))
    }

    /// How far the container reaches, where its own end is free: the furthest that any constraint needs.
    private func extent(
        _ spans: [ObjectIdentifier: AxisSpan], axis: NSLayoutConstraint.Axis,
        widths: [ObjectIdentifier: AxisSpan] = [:]
    ) -> CGFloat? {
        let id = ObjectIdentifier(container)
        func known(_ term: AxisEquation.Term) -> CGFloat? { spans[term.item]?[term.part].map { $0 + term.offset } }
        return equations(axis, widths).compactMap { equation -> CGFloat? in
            if equation.first.item == id, equation.first.part == .end || equation.first.part == .size {
                guard equation.relation != .lessThanOrEqual else { return nil }
                guard let second = equation.second else { return equation.constant - equation.first.offset }
                return known(second).map { $0 * equation.multiplier + equation.constant - equation.first.offset }
            }
            if let second = equation.second, second.item == id, second.part == .end, equation.multiplier != 0 {
                guard equation.relation != .greaterThanOrEqual else { return nil }
                return known(equation.first).map { ($0 - equation.constant) / equation.multiplier - second.offset }
            }
            return nil
        }.max()
    }
}
#endif

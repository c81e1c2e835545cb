#if !canImport(UIKit)
import Foundation

/// Views in a row or a column: each gets its fitting size, none is stretched along the axis.
@preconcurrency @MainActor
open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
    open var alignment = Alignment.fill
    open var distribution = Distribution.fill
    open var isLayoutMarginsRelativeArrangement = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(width: max(0, size.width - insets.left - insets.right), height: size.height)
        let sizes = shown.map { $0.systemLayoutSizeFitting(inner) }
        let gaps = spacing * CGFloat(max(0, sizes.count - 1))
        let along = axis == .vertical ? sizes.map(\.height) : sizes.map(\.width)
        let across = axis == .vertical ? sizes.map(\.width) : sizes.map(\.height)
        let length = along.reduce(gaps, +)
        let breadth = across.max() ?? 0
        let fitting =
            axis == .vertical
            ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
        return CGSize(
            width: fitting.width + insets.left + insets.right, height: fitting.height + insets.top + insets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let inner = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
        var position = axis == .vertical ? inner.minY : inner.minX
        for view in shown {
            let size = view.systemLayoutSizeFitting(inner.size)
            view.frame =
                axis == .vertical
                ? CGRect(x: inner.minX, y: position, width: inner.width, height: size.height)
                : CGRect(x: position, y: inner.minY, width: size.width, height: inner.height)
            position += (axis == .vertical ? size.height : size.width) + spacing
        }
    }

    /// How views are placed across the axis; kept, not applied.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    /// How views share the axis; kept, not applied.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
}
#endif

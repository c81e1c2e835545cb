#if !canImport(UIKit)
import Foundation

/// A rectangle in a tree of views. Constraints place views simply; `ConstraintSolver` says how far.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
    open var frame: CGRect {
        didSet { frameDidChange(from: oldValue) }
    }
    /// The origin of the bounds; a scroll view's content offset.
    var boundsOrigin = CGPoint.zero
    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var transform = CGAffineTransform.identity
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var isAccessibilityElement = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public let layer = CALayer()
    /// The active constraints of which this view or one of its guides is a part.
    var heldConstraints: [NSLayoutConstraint] = []
    var ownHugging: Float?
    var ownTintColor: UIColor?
    var ownSafeArea: UIEdgeInsets?
    var ownTraits: UITraitCollection?
    var needsLayout = true
    weak var viewController: UIViewController?
    /// For what Apple's runtime has associated objects for.
    package final var associatedObject: AnyObject?
    package final var madeValues: AnyObject?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    /// There are no archives here: makes an empty view.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }

    func frameDidChange(from old: CGRect) {
        guard old.size != frame.size else { return }
        setNeedsLayout()
        autoresize(from: old.size)
    }

    open override var next: UIResponder? { viewController ?? superview }

    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            if newValue.size != frame.size { frame.size = newValue.size }
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var window: UIWindow? { superview?.window }
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    /// The window's safe area, for views that fill it.
    open var safeAreaInsets: UIEdgeInsets {
        if let ownSafeArea { return ownSafeArea }
        guard let superview, superview.frame.size == frame.size else { return .zero }
        return superview.safeAreaInsets
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var traitCollection: UITraitCollection {
        let inherited = ownTraits ?? superview?.traitCollection ?? UITraitCollection.current
        return overrideUserInterfaceStyle == .unspecified
            ? inherited : inherited.with(style: overrideUserInterfaceStyle)
    }
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open class var noIntrinsicMetric: CGFloat { -1 }
    open class var layoutFittingCompressedSize: CGSize { .zero }
    open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    // For subclasses.
    /// Called for a view that a nib made. Nothing here does.
    open func awakeFromNib() {}

    /// Places the subviews that have constraints.
    open func layoutSubviews() {
        guard var solver = ConstraintSolver(self) else { return }
        solver.layOut()
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func tintColorDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func updateConstraints() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func draw(_ rect: CGRect) {}
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // Layout and sizes.
    open func setNeedsLayout() { needsLayout = true }
    open func setNeedsDisplay() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// Has the views around lay out that may be of another size now: up to the first that no constraints place.
    func contentSizeDidChange() {
        var view = superview
        while let around = view {
            around.setNeedsLayout()
            guard !around.translatesAutoresizingMaskIntoConstraints, !around.heldConstraints.isEmpty else { return }
            view = around.superview
        }
    }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        for subview in subviews { subview.layoutIfNeeded() }
    }
    /// What constants, else constraints, else the intrinsic size, else `sizeThatFits` say.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let constant = constantSize
        let intrinsic = intrinsicContentSize
        let fitting = sizeThatFits(targetSize)
        var size = CGSize(
            width: intrinsic.width == Self.noIntrinsicMetric ? fitting.width : intrinsic.width,
            height: intrinsic.height == Self.noIntrinsicMetric ? fitting.height : intrinsic.height)
        if var solver = ConstraintSolver(self) {
            let width = targetSize.width > 0 ? targetSize.width : solver.fittingWidth() ?? size.width
            size = CGSize(width: width, height: solver.fittingHeight(width: width) ?? size.height)
        }
        return CGSize(width: constant.width ?? size.width, height: constant.height ?? size.height)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = systemLayoutSizeFitting(targetSize)
        if horizontalFittingPriority == .required { size.width = targetSize.width }
        return size
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        ownHugging = priority.rawValue
    }
    open var constraints: [NSLayoutConstraint] { heldConstraints }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self, .margins)
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self, .safeArea)
    open private(set) lazy var readableContentGuide = UILayoutGuide(owner: self, .margins)
}
#endif

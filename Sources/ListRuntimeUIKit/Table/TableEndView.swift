#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Holds the view of the app above or below the rows, pinned to its top and sides.
///
/// A table view makes room for the height that such a view has when it is set, and follows no constraints. This one
/// notices when it should have another height, or is as wide, or its text as large, as it was not filled for.
final class TableEndView: UIView {
    /// What the content was asked for.
    struct Environment: Equatable {
        var width: CGFloat
        var text: UIContentSizeCategory
    }

    private(set) var content: UIView?
    /// What the content was asked for last. From the first layout on it says so itself: its traits may be others than those
    /// of the table view.
    var environment: Environment?
    private let changed: (_ isOtherEnvironment: Bool) -> Void
    private var pins: [NSLayoutConstraint] = []
    /// The height that is not up to constraints.
    private var fixedHeight: NSLayoutConstraint?
    /// The height of a view that no constraints say one of, as the app has set it.
    private var ownHeight: CGFloat?
    private var wasAutoresizing = false

    /// - Parameter changed: Called when it lays out and another height, or other content, may be needed.
    init(changed: @escaping (_ isOtherEnvironment: Bool) -> Void) {
        self.changed = changed
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Holds a view in the place of the one before.
    /// - Parameter height: Nil for the one that it has by itself.
    func host(_ view: UIView, height: CGFloat?) {
        if content !== view || view.superview !== self {
            giveBack()
            content = view
            ownHeight = Self.height(ofUnconstrained: view)
            pin(view)
        }
        guard let height = height ?? ownHeight else {
            fixedHeight?.isActive = false
            return
        }
        if fixedHeight?.constant != height { fixedHeight?.constant = height }
        fixedHeight?.isActive = true
    }

    /// Lets go of what it holds, unless that is in another view by now.
    func giveBack() {
        NSLayoutConstraint.deactivate(pins)
        fixedHeight?.isActive = false
        if let content, content.superview === self {
            content.removeFromSuperview()
            content.translatesAutoresizingMaskIntoConstraints = wasAutoresizing
        }
        (content, pins, fixedHeight) = (nil, [], nil)
    }

    /// The height that it needs at a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        if let fixedHeight, fixedHeight.isActive { return max(fixedHeight.constant, 0) }
        guard let content, width > 0 else { return 0 }
        let height = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height.isFinite ? max(height, 0) : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content != nil, bounds.width > 0 else { return }
        let now = Environment(width: bounds.width, text: traitCollection.preferredContentSizeCategory)
        if environment != now {
            environment = now
            changed(true)
        } else if abs(height(forWidth: bounds.width) - bounds.height) >= 0.5 {
            changed(false)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private func pin(_ view: UIView) {
        wasAutoresizing = view.translatesAutoresizingMaskIntoConstraints
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let trailing = view.trailingAnchor.constraint(equalTo: trailingAnchor)
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        // A table view that was not laid out is too narrow, and a height that is said too low, for the margins in a view.
        for constraint in [trailing, height] { constraint.priority = UILayoutPriority(999) }
        pins = [
            view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailing,
        ]
        fixedHeight = height
        NSLayoutConstraint.activate(pins)
    }

    /// The height of the frame of a view that has nothing else to say one.
    private static func height(ofUnconstrained view: UIView) -> CGFloat? {
        guard view.frame.height > 0 else { return nil }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: max(view.frame.width, 320), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? nil : view.frame.height
    }
}

#if !canImport(UIKit)
import Foundation

/// The header or footer of a section. As high as its text or content configuration, unless a subclass
/// overrides `sizeThatFits`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UITableViewHeaderFooterViewBase {
    public let contentView = UIView(frame: .zero)
    open internal(set) var reuseIdentifier: String?
    open var backgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    private var labels: [UILabel?] = [nil, nil]
    private var shownContent: (any UIView & UIContentView)?

    public override init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Called on a recycled view just before it is dequeued.
    open func prepareForReuse() {}
    open var textLabel: UILabel? { label(0) }
    open var detailTextLabel: UILabel? { label(1) }
    private func label(_ index: Int) -> UILabel {
        if let label = labels[index] { return label }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 13)
        contentView.addSubview(label)
        labels[index] = label
        return label
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            shownContent?.removeFromSuperview()
            shownContent = contentConfiguration?.makeContentView()
            if let shownContent { contentView.addSubview(shownContent) }
            setNeedsLayout()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let shownContent {
            return CGSize(width: size.width, height: shownContent.sizeThatFits(size).height)
        }
        let texts = labels.compactMap { $0?.sizeThatFits(CGSize(width: max(0, size.width - 32), height: 0)).height }
        return CGSize(width: size.width, height: max(28, texts.reduce(0, +) + 12))
    }
    /// What the constraints in the content view ask for, or, in one of a nib, those in the view; else `sizeThatFits`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        if shownContent == nil, var solver = ConstraintSolver(contentView) ?? ConstraintSolver(self),
            let height = solver.fittingHeight(width: targetSize.width), height > 0
        {
            return CGSize(width: targetSize.width, height: height)
        }
        return sizeThatFits(targetSize)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        shownContent?.frame = contentView.bounds
        for label in labels.compactMap({ $0 }) {
            label.frame = contentView.bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
        }
    }
}
#endif

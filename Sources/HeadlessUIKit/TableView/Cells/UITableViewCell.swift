#if !canImport(UIKit)
import Foundation

/// A cell. Its height is that of its labels or content configuration, at least 44, unless a subclass
/// overrides `sizeThatFits` or `systemLayoutSizeFitting` or its content view has constraints from top to bottom.
@preconcurrency @MainActor
open class UITableViewCell: UITableViewCellBase {
    public let contentView = UIView(frame: .zero)
    var style: CellStyle
    open internal(set) var reuseIdentifier: String?
    private var labels: [UILabel?] = [nil, nil]
    private var shownImageView: UIImageView?

    open var accessoryType = AccessoryType.none
    open var editingAccessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var focusStyle = FocusStyle.default
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var userInteractionEnabledWhileDragging = true
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var storedSelected = false
    private var storedHighlighted = false
    private var storedEditing = false
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    open internal(set) var editingStyle = EditingStyle.none
    open internal(set) var showingDeleteConfirmation = false
    private var hosted = HostedContent()

    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addSubview(contentView)
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Called on a recycled cell just before it is dequeued.
    open func prepareForReuse() {}

    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard storedSelected != selected else { return }
        storedSelected = selected
        setNeedsUpdateConfiguration()
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard storedHighlighted != highlighted else { return }
        storedHighlighted = highlighted
        setNeedsUpdateConfiguration()
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard storedEditing != editing else { return }
        storedEditing = editing
        setNeedsUpdateConfiguration()
    }

    open var textLabel: UILabel? { label(0, isOffered: true) }
    open var detailTextLabel: UILabel? { label(1, isOffered: style != .default) }
    open var imageView: UIImageView? {
        if let shownImageView { return shownImageView }
        let view = UIImageView(frame: .zero)
        contentView.insertSubview(view, at: 0)
        shownImageView = view
        return view
    }
    private func label(_ index: Int, isOffered: Bool) -> UILabel? {
        guard isOffered else { return nil }
        if let label = labels[index] { return label }
        let label = UILabel(frame: .zero)
        if index == 1 { label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17) }
        contentView.addSubview(label)
        labels[index] = label
        return label
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            hosted.show(contentConfiguration, in: contentView)
            setNeedsLayout()
        }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = storedSelected
        state.isHighlighted = storedHighlighted
        state.isEditing = storedEditing
        state.isSwiped = isSwiped
        return state
    }
    /// Updates at once; UIKit waits for the next layout.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
        if configurationUpdateHandler == nil, automaticallyUpdatesContentConfiguration {
            hosted.update(contentConfiguration, for: state)
        }
    }

    // Sizes.
    private var accessoryWidth: CGFloat {
        if let accessoryView { return max(accessoryView.frame.width, accessoryView.intrinsicContentSize.width) + 16 }
        return accessoryType == .none ? 0 : 38
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(0, size.width - accessoryWidth)
        if let height = hosted.height(width: width) { return CGSize(width: size.width, height: max(44, height)) }
        let texts = labels.compactMap { $0?.sizeThatFits(CGSize(width: max(0, width - 32), height: 0)).height }
        let height = style == .subtitle ? texts.reduce(0, +) : texts.max() ?? 0
        return CGSize(width: size.width, height: max(44, height + 22))
    }
    /// What the constraints in the content view ask for, else `sizeThatFits`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        if hosted.view == nil, var solver = ConstraintSolver(contentView),
            let height = solver.fittingHeight(width: max(0, targetSize.width - accessoryWidth)), height > 0
        {
            return CGSize(width: targetSize.width, height: height)
        }
        return sizeThatFits(targetSize)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
        if let accessoryView {
            accessoryView.frame.origin = CGPoint(
                x: contentView.frame.maxX, y: (bounds.height - accessoryView.frame.height) / 2)
        }
        if let shown = hosted.view {
            shown.frame = contentView.bounds
            return
        }
        let inner = contentView.bounds.insetBy(dx: min(16, contentView.bounds.width / 2), dy: 0)
        let shown = labels.compactMap { $0 }
        for (index, label) in shown.enumerated() {
            let height = style == .subtitle ? inner.height / CGFloat(shown.count) : inner.height
            label.frame = CGRect(
                x: inner.minX, y: style == .subtitle ? CGFloat(index) * height : 0, width: inner.width, height: height)
        }
    }
}
#endif

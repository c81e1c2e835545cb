#if !canImport(UIKit)
import Foundation

/// A cell. If the layout asks, its size is that of its content configuration or of the constraints of its content
/// view, unless a subclass overrides `preferredLayoutAttributesFitting`, `systemLayoutSizeFitting` or `sizeThatFits`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView(frame: .zero)
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    var hosted = HostedContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    var isInEditingCollection = false {
        didSet { if isInEditingCollection != oldValue { setNeedsUpdateConfiguration() } }
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            hosted.show(contentConfiguration, in: contentView)
            setNeedsLayout()
        }
    }
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isInEditingCollection
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
    open func dragStateDidChange(_ dragState: DragState) {}

    /// What the content view's constraints ask for, else the content configuration, else `sizeThatFits`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : hosted.width.map { $0 + accessoryWidth } ?? frame.width
        if let height = hosted.height(width: width - accessoryWidth) { return CGSize(width: width, height: height) }
        guard var solver = ConstraintSolver(contentView) else { return sizeThatFits(targetSize) }
        let wanted = targetSize.width > 0 ? width : solver.fittingWidth() ?? width
        let height = solver.fittingHeight(width: wanted - accessoryWidth) ?? 0
        return CGSize(width: wanted, height: height > 0 ? height : frame.height)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
        hosted.view?.frame = contentView.bounds
    }
    /// The room that the accessories of a list cell take.
    var accessoryWidth: CGFloat { 0 }

    /// Where a cell is in a drag.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
}
#endif

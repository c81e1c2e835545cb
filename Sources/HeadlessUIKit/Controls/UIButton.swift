#if !canImport(UIKit)
import Foundation

/// A button. A test presses it with `sendActions(for: .touchUpInside)` or `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var colors: [UInt: UIColor] = [:]
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(frame: .zero) }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }
    open var currentTitle: String? { title(for: isSelected ? .selected : .normal) }
    open var currentImage: UIImage? { image(for: isSelected ? .selected : .normal) }

    /// A touch sends the primary action too.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(
            for: controlEvents.contains(.touchUpInside) ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }
    open override var intrinsicContentSize: CGSize {
        let text = TextMetrics.size(of: currentTitle ?? "", font: .systemFont(ofSize: 17), width: 0, lines: 1)
        return CGSize(width: max(30, text.width), height: max(34, text.height))
    }

    /// The look of a button.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
}
#endif

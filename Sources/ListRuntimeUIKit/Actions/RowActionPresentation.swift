#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// How an action looks in a swipe or a menu.
@preconcurrency @MainActor
public struct RowActionPresentation {
    public var title: String?
    /// What VoiceOver says; nil for the title.
    public var label: String?
    public var image: UIImage?
    /// The background in a swipe; nil for that of UIKit.
    public var color: UIColor?
    /// True for an action that takes the row away or loses something: it is red.
    public var isDestructive: Bool
    /// False if it is greyed out; in menus only.
    public var isEnabled: Bool
    /// True if it has a checkmark; in menus only.
    public var isOn: Bool

    public init(
        title: String? = nil, label: String? = nil, image: UIImage? = nil, color: UIColor? = nil,
        isDestructive: Bool = false, isEnabled: Bool = true, isOn: Bool = false
    ) {
        (self.title, self.label, self.image, self.color) = (title, label, image, color)
        (self.isDestructive, self.isEnabled, self.isOn) = (isDestructive, isEnabled, isOn)
    }

    /// The action of a swipe.
    /// - Parameter handler: Called when it is touched, with the view that UIKit passes and the end that it waits for.
    func swipeAction(_ handler: @escaping @MainActor (UIView, @escaping (Bool) -> Void) -> Void) -> UIContextualAction {
        let action = UIContextualAction(style: isDestructive ? .destructive : .normal, title: title) {
            handler($1, $2)
        }
        action.image = image
        if let label { action.accessibilityLabel = label }
        if let color { action.backgroundColor = color }
        return action
    }

    /// The action of a menu.
    /// - Parameter handler: Called when it is chosen.
    func menuAction(_ handler: @escaping @MainActor () -> Void) -> UIAction {
        var attributes: UIMenuElement.Attributes = []
        if isDestructive { attributes.insert(.destructive) }
        if !isEnabled { attributes.insert(.disabled) }
        let action = UIAction(title: title ?? "", image: image, attributes: attributes, state: isOn ? .on : .off) { _ in
            handler()
        }
        if let label { action.accessibilityLabel = label }
        return action
    }
}

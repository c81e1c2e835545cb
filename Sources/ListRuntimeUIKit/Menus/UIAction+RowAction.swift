#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIAction {
    /// An action of the app.
    /// - Parameter perform: Called when the action is chosen.
    convenience init<Action: RowAction>(
        _ action: Action, _ perform: @escaping @MainActor (Action) -> Void
    ) {
        let look = action.presentation
        var attributes: UIMenuElement.Attributes = []
        if look.isDestructive { attributes.insert(.destructive) }
        if !look.isEnabled { attributes.insert(.disabled) }
        self.init(
            title: look.title ?? "", image: look.image, attributes: attributes, state: look.isOn ? .on : .off
        ) { _ in perform(action) }
        if let label = look.label { accessibilityLabel = label }
    }
}

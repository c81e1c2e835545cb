import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIContextualAction {
    /// An action of the app.
    /// - Parameter handler: Called when the action is touched.
    convenience init<State>(
        _ look: RowActionPresentation, _ handler: @escaping @MainActor (SwipeRequest<State>.Touched) -> Void
    ) {
        self.init(style: look.isDestructive ? .destructive : .normal, title: look.title) { _, view, completion in
            handler(.init(isDestructive: look.isDestructive, view: view, completion: completion))
        }
        image = look.image
        if let label = look.label { accessibilityLabel = label }
        if let color = look.color { backgroundColor = color }
    }
}

import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A row that is about to be swiped open; what generated code answers it with.
@preconcurrency @MainActor
public struct SwipeRequest<State: ListState> {
    public let edge: SwipeEdge
    /// Where the row is on screen.
    public let indexPath: IndexPath
    /// Performs an action that UIKit was given.
    let run: (Touched, (State.RowValue, RowEvent) -> Void) -> Void

    /// Actions of the app.
    /// - Parameters:
    ///   - actions: From the edge inwards.
    ///   - isFull: Whether a full swipe performs the first one.
    ///   - perform: Called with the row as the newest state has it; not called if that has lost it.
    public func actions<Action: RowAction>(
        _ actions: [Action], isFull: Bool = true,
        perform: @escaping @MainActor (Action, State.RowValue, RowEvent) -> Void
    ) -> UISwipeActionsConfiguration {
        let run = run
        return configuration(
            actions.map { action in
                let look = action.presentation
                return look.swipeAction { view, completion in
                    run(Touched(isDestructive: look.isDestructive, view: view, completion: completion)) {
                        perform(action, $0, $1)
                    }
                }
            }, isFull)
    }

    /// Actions of UIKit; nil for none.
    public func actions(_ actions: [UIContextualAction]?, isFull: Bool = true) -> UISwipeActionsConfiguration {
        configuration(actions ?? [], isFull)
    }

    private func configuration(_ actions: [UIContextualAction], _ isFull: Bool) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = isFull
        return configuration
    }

    /// An action that was touched.
    struct Touched {
        let isDestructive: Bool
        let view: UIView
        let completion: (Bool) -> Void
    }
}

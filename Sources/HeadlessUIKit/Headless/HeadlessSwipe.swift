#if !canImport(UIKit)
import Foundation

/// A row that is swiped open.
@preconcurrency @MainActor
public final class HeadlessSwipe {
    /// What the delegate gave.
    public let configuration: UISwipeActionsConfiguration
    /// Whether the row is still open. An action that never calls its completion leaves it so.
    public private(set) var isOpen = true
    /// What the handlers of actions have told of their ends, each call in turn. UIKit counts on one call for an action.
    public private(set) var completions: [Bool] = []
    /// Called whenever a handler tells of its end, before the row is closed.
    public var onCompletion: (Bool) -> Void = { _ in }
    private let cell: UIView
    private let list: any HeadlessScrolling
    private let didEnd: () -> Void

    /// - Parameter didEnd: Tells the delegate that the row is closed.
    init(
        _ configuration: UISwipeActionsConfiguration, cell: UIView, in list: any HeadlessScrolling,
        didEnd: @escaping () -> Void
    ) {
        self.configuration = configuration
        self.cell = cell
        self.list = list
        self.didEnd = didEnd
    }

    /// The titles of the actions, from the edge inwards.
    public var titles: [String] { configuration.actions.map { $0.title ?? "" } }

    /// Taps the action of that title; false if there is none or the row is closed.
    @discardableResult
    public func perform(_ title: String) -> Bool {
        guard isOpen, let action = configuration.actions.first(where: { $0.title == title }) else { return false }
        run(action)
        return true
    }

    /// Swipes all the way: runs the first action. False if the configuration does not want that.
    @discardableResult
    public func performFull() -> Bool {
        guard isOpen, configuration.performsFirstActionWithFullSwipe, let action = configuration.actions.first else {
            return false
        }
        run(action)
        return true
    }

    /// Closes the row.
    public func cancel() {
        guard isOpen else { return }
        isOpen = false
        didEnd()
        list.layOut()
    }

    private func run(_ action: UIContextualAction) {
        action.handler(action, cell) { isDone in
            self.completions.append(isDone)
            self.onCompletion(isDone)
            self.cancel()
        }
    }

    /// The side that a row is swiped open at.
    public enum Edge: Hashable, Sendable { case leading, trailing }
}
#endif

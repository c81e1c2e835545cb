import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Rows whose menu is asked for; what generated code answers it with.
@preconcurrency @MainActor
public struct MenuRequest<State: ListState> {
    /// Where the row is, or all of several.
    public let event: RowEvent
    /// Where the row is on screen, or one of several.
    public let indexPath: IndexPath
    let identifier: any NSCopying
    /// Each row when an action is performed on it, as the newest state has it then: the action may have changed that for
    /// the rows before.
    let rows: [() -> (row: State.RowValue, event: RowEvent)?]

    /// A menu; nil if it offers nothing.
    /// - Parameters:
    ///   - offer: What it offers.
    ///   - preview: What is shown above it, made when it is shown.
    ///   - perform: Called with each row as the newest state has it; not called for a row that it has lost.
    public func menu<Action: RowAction>(
        _ offer: RowMenu<Action>, preview: (() -> UIViewController?)? = nil,
        perform: @escaping @MainActor (Action, State.RowValue, RowEvent) -> Void
    ) -> UIContextMenuConfiguration? {
        let rows = rows
        let menu = offer.menu { action in
            for row in rows {
                if let (row, event) = row() { perform(action, row, event) }
            }
        }
        return self.menu(menu, preview: preview)
    }

    /// A menu that the app has made; nil for none.
    public func menu(_ menu: UIMenu?, preview: (() -> UIViewController?)? = nil) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(identifier: identifier, previewProvider: preview) { _ in menu }
    }
}

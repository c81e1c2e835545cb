#if !canImport(UIKit)
import Foundation

extension HeadlessTable {
    /// Presses a row long. Nil if the delegate offers neither a menu nor a preview.
    ///
    ///     let menu = tableView.headless.longPress(rowAt: IndexPath(row: 2, section: 0))
    ///     menu?.perform("Share")
    public func longPress(rowAt path: IndexPath) -> HeadlessMenu? {
        guard let cell = reveal(path) else { return nil }
        let delegate = table.tableDelegate
        let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        let answer = OptionalMethod.ask(delegate) {
            delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        }
        guard let configuration = answer ?? nil else { return nil }
        return HeadlessMenu(configuration, in: self, delegate: menuDelegate(configuration))
    }

    private func menuDelegate(_ configuration: UIContextMenuConfiguration) -> MenuDelegate {
        let table = self.table
        return MenuDelegate {
            let preview = table.tableDelegate?.tableView(
                table, previewForHighlightingContextMenuWithConfiguration: configuration)
            return [preview].compactMap { $0 }
        } dismissalPreviews: {
            let preview = table.tableDelegate?.tableView(
                table, previewForDismissingContextMenuWithConfiguration: configuration)
            return [preview].compactMap { $0 }
        } willDisplay: {
            table.tableDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: $0)
        } willCommit: {
            table.tableDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: $0)
        } willEnd: {
            table.tableDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: $0)
        }
    }
}
#endif

#if !canImport(UIKit)
import Foundation

extension UITableView {
    func canEdit(_ path: IndexPath) -> Bool {
        let source = dataSource
        return OptionalMethod.ask(source) { source?.tableView(self, canEditRowAt: path) ?? false } ?? true
    }
    func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        let delegate = tableDelegate
        return OptionalMethod.ask(delegate) { delegate?.tableView(self, editingStyleForRowAt: path) ?? .none }
            ?? .delete
    }
}
#endif

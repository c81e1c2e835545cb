import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// For generated code.
@_spi(Generated) extension ListDriver {
    /// The menu of a row. `point` is where the finger is, in the list view.
    public func menu(at indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let view = listView, let id = rowID(at: indexPath), let row = newestRow(for: id) else { return nil }
        let event = event(of: id, at: point, in: view)
        let now = { [weak self] in self?.newestRow(for: id).map { (row: $0, event: event) } }
        let request = MenuRequest<State>(
            event: event, indexPath: indexPath, identifier: MenuIdentity([id]), rows: [now])
        let configuration = menu(of: row, request)
        named.noteMenu(configuration.map { ObjectIdentifier($0) }, of: id)
        return configuration
    }

    /// The menu of an item, or of all that are selected; none if the finger is between items.
    public func menu(at indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard indexPaths.count > 1 else { return indexPaths.first.flatMap { menu(at: $0, point: point) } }
        let ids = indexPaths.sorted().compactMap { rowID(at: $0) }
        let shown = ids.compactMap { newestRow(for: $0) }
        guard let view = listView, !shown.isEmpty else { return nil }
        let rows = ids.map { id in
            { [weak self] in
                self.flatMap { list in list.newestRow(for: id).map { (row: $0, event: list.event(of: id, in: view)) } }
            }
        }
        named.forgetMenu()
        let event = RowEvent(.init(view: view, rect: CGRect(origin: point, size: .zero)), point: point)
        let request = MenuRequest<State>(
            event: event, indexPath: indexPaths[0], identifier: MenuIdentity(ids), rows: rows)
        return menu(ofRows: shown, request)
    }

    /// The view that the menu of a row opens from and closes to; nil for the whole cell, and if that is not on screen.
    public func menuTarget(of configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        rowID(of: configuration).flatMap { appliedIndexPath(of: $0) }.flatMap { menuTarget(at: $0) }
    }

    /// The same for one of the items that a menu is of.
    public func menuTarget(at indexPath: IndexPath) -> UITargetedPreview? {
        guard let cell = listView.flatMap({ shownCell(at: indexPath, in: $0) }), cell.window != nil else { return nil }
        return liftPreview(of: cell)
    }

    /// The preview of a menu was tapped: the app opens what it shows, when the menu is gone.
    /// - Parameters:
    ///   - configuration: That of the menu.
    ///   - animator: What UIKit passes with it.
    ///   - commit: Called with the row as the newest state has it, the preview, and where the row is; not called if that
    ///     state has lost it.
    public func commitMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating,
        _ commit: @escaping @MainActor (State.RowValue, UIViewController?, RowEvent) -> Void
    ) {
        let (id, preview) = (rowID(of: configuration), animator.previewViewController)
        animator.preferredCommitStyle = preview == nil ? .dismiss : .pop
        animator.addCompletion { [weak self] in
            guard let self, let id, let view = listView, let row = newestRow(for: id) else { return }
            commit(row, preview, event(of: id, in: view))
        }
    }

    /// A menu ends when it has left the screen, not when it begins to: no row moves while the menu closes into one.
    public func endMenu(_ animator: (any UIContextMenuInteractionAnimating)?) {
        guard let animator else { return endInteraction(.contextMenu) }
        animator.addCompletion { [weak self] in self?.endInteraction(.contextMenu) }
    }

    /// A view as UIKit lifts it: without the background of a cell. Nil if it is not in a window.
    public func preview(lifting view: UIView?) -> UITargetedPreview? {
        guard let view, view.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: view, parameters: parameters)
    }

    /// The row that a menu is of. An app can have given an identifier of its own.
    private func rowID(of configuration: UIContextMenuConfiguration) -> State.RowIdentity? {
        if let identity = configuration.identifier as? MenuIdentity<[State.RowIdentity]> { return identity.id.first }
        return named.row(ofMenu: ObjectIdentifier(configuration))
    }
}

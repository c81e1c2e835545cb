import Foundation

/// The open context menu of a row.
@preconcurrency @MainActor
public final class HeadlessMenu {
    private let table: UITableView
    /// What the delegate gave.
    public let configuration: UIContextMenuConfiguration
    public let menu: UIMenu
    public private(set) var isOpen = true

    init(table: UITableView, configuration: UIContextMenuConfiguration, menu: UIMenu) {
        self.table = table
        self.configuration = configuration
        self.menu = menu
    }

    /// The titles of all actions, those of submenus in their place.
    public var titles: [String] { actions.map(\.title) }

    private var actions: [UIAction] {
        var found: [UIAction] = []
        var left: [UIMenuElement] = menu.children.reversed()
        while let element = left.popLast() {
            if let action = element as? UIAction { found.append(action) }
            if let submenu = element as? UIMenu { left += submenu.children.reversed() }
        }
        return found
    }

    /// Chooses the action of that title and closes the menu; false if there is none that is enabled.
    @discardableResult
    public func perform(_ title: String) -> Bool {
        guard isOpen, let action = actions.first(where: { $0.title == title && !$0.attributes.contains(.disabled) })
        else { return false }
        dismiss()
        action.perform(sender: nil)
        table.headless.layOut()
        return true
    }

    /// Taps the preview and closes the menu.
    public func openPreview() {
        guard isOpen else { return }
        let animator = MenuCommitAnimator(preview: configuration.previewProvider?())
        table.tableDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        animator.run()
        dismiss()
    }

    /// Closes the menu.
    public func dismiss() {
        guard isOpen else { return }
        isOpen = false
        table.tableDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: nil)
    }
}

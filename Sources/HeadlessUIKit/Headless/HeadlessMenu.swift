import Foundation

/// An open context menu.
@preconcurrency @MainActor
public final class HeadlessMenu {
    /// What the delegate gave.
    public let configuration: UIContextMenuConfiguration
    public let menu: UIMenu
    public private(set) var isOpen = true
    private let list: any HeadlessScrolling
    private let willCommit: (any UIContextMenuInteractionCommitAnimating) -> Void
    private let willEnd: () -> Void

    /// - Parameters:
    ///   - willCommit: Tells the delegate that the preview is opened.
    ///   - willEnd: Tells the delegate that the menu closes.
    init(
        _ configuration: UIContextMenuConfiguration, menu: UIMenu, in list: any HeadlessScrolling,
        willCommit: @escaping (any UIContextMenuInteractionCommitAnimating) -> Void, willEnd: @escaping () -> Void
    ) {
        self.configuration = configuration
        self.menu = menu
        self.list = list
        self.willCommit = willCommit
        self.willEnd = willEnd
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
        list.layOut()
        return true
    }

    /// Taps the preview and closes the menu.
    public func openPreview() {
        guard isOpen else { return }
        let animator = MenuCommitAnimator(preview: configuration.previewProvider?())
        willCommit(animator)
        animator.run()
        dismiss()
    }

    /// Closes the menu.
    public func dismiss() {
        guard isOpen else { return }
        isOpen = false
        willEnd()
    }
}

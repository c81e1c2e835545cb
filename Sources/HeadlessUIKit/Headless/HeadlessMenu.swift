#if !canImport(UIKit)
import Foundation

/// An open context menu.
@preconcurrency @MainActor
public final class HeadlessMenu {
    /// What the delegate gave.
    public let configuration: UIContextMenuConfiguration
    public let menu: UIMenu
    /// The preview that the configuration provides; nil if the row itself is the preview.
    public let preview: UIViewController?
    /// What the delegate gave to open the menu from; empty where that is the row itself.
    public let highlightPreviews: [UITargetedPreview]
    /// What the delegate gave for the menu to close to; empty while it is open and where that is the row itself.
    public private(set) var dismissalPreviews: [UITargetedPreview] = []
    public private(set) var isOpen = true
    private let list: any HeadlessScrolling
    private let delegate: MenuDelegate

    /// Opens a menu in UIKit's order of calls. Nil if the configuration has neither actions nor a preview.
    init?(_ configuration: UIContextMenuConfiguration, in list: any HeadlessScrolling, delegate: MenuDelegate) {
        highlightPreviews = delegate.highlightPreviews()
        preview = configuration.previewProvider?()
        let actions = configuration.actionProvider?([])
        guard let menu = actions ?? configuration.previewProvider.map({ _ in UIMenu() }) else { return nil }
        self.configuration = configuration
        self.menu = menu
        self.list = list
        self.delegate = delegate
        let animator = MenuAnimator(preview: preview)
        delegate.willDisplay(animator)
        animator.run()
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

    /// Taps the preview and closes the menu, to no row where the delegate prefers that the preview pops.
    public func openPreview() {
        guard isOpen else { return }
        let animator = MenuAnimator(preview: preview)
        delegate.willCommit(animator)
        animator.run()
        close(toRow: animator.preferredCommitStyle == .dismiss)
    }

    /// Closes the menu.
    public func dismiss() { close(toRow: true) }

    private func close(toRow: Bool) {
        guard isOpen else { return }
        isOpen = false
        if toRow { dismissalPreviews = delegate.dismissalPreviews() }
        let animator = MenuAnimator(preview: preview)
        delegate.willEnd(animator)
        animator.run()
    }
}
#endif

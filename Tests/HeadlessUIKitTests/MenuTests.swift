import HeadlessUIKit
import Testing

/// What a table asks and tells its delegate of a menu, in order.
@MainActor @Suite struct MenuTests {
    @MainActor private final class Delegate: NSObject, UITableViewDelegate {
        var heard: [String] = []
        var style: UIContextMenuInteractionCommitStyle?
        var opened: UIViewController?
        let preview = UIViewController()
        let row = UIView(frame: .zero)

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("configuration")
            if indexPath.row == 1 { return UIContextMenuConfiguration(identifier: NSString(string: "1")) }
            return UIContextMenuConfiguration(identifier: NSString(string: "0")) {
                self.heard.append("preview")
                return self.preview
            } actionProvider: { _ in
                self.heard.append("actions")
                return UIMenu(children: [UIAction(title: "Copy") { _ in self.heard.append("copy") }])
            }
        }
        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            heard.append("highlight \(configuration.identifier)")
            return UITargetedPreview(view: row)
        }
        func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            heard.append("dismissal")
            return UITargetedPreview(view: row)
        }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            heard.append("commit")
            if let style { animator.preferredCommitStyle = style }
            animator.addCompletion { self.opened = animator.previewViewController }
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            heard.append("display")
            animator?.addCompletion { self.heard.append("displayed") }
            animator?.addAnimations { self.heard.append("beside") }
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            heard.append("end")
            animator?.addCompletion { self.heard.append("ended") }
        }
    }

    private let screen = Screen([["a", "b"]])
    private let delegate = Delegate()

    init() {
        screen.table.delegate = delegate
        screen.table.layoutIfNeeded()
    }

    private func open() throws -> HeadlessMenu {
        let menu = try #require(screen.table.headless.longPress(rowAt: IndexPath(row: 0, section: 0)))
        #expect(
            delegate.heard == ["configuration", "highlight 0", "preview", "actions", "display", "beside", "displayed"])
        delegate.heard = []
        return menu
    }

    @Test func aMenuOpensFromThePreviewOfItsRowAndClosesToIt() throws {
        let menu = try open()
        #expect(menu.highlightPreviews.map(\.view) == [delegate.row])
        #expect(menu.preview === delegate.preview)
        #expect(menu.dismissalPreviews.isEmpty)
        menu.dismiss()
        menu.dismiss()
        #expect(menu.dismissalPreviews.map(\.view) == [delegate.row])
        #expect(delegate.heard == ["dismissal", "end", "ended"])
    }

    @Test func anActionClosesTheMenuFirst() throws {
        #expect(try open().perform("Copy"))
        #expect(delegate.heard == ["dismissal", "end", "ended", "copy"])
    }

    @Test func aPreviewThatPopsClosesToNoRow() throws {
        delegate.style = .pop
        let menu = try open()
        menu.openPreview()
        #expect(delegate.opened === delegate.preview)
        #expect(delegate.heard == ["commit", "end", "ended"])
        #expect(menu.dismissalPreviews.isEmpty && !menu.isOpen)
    }

    @Test func aPreviewIsDismissedUnlessTheDelegateSaysOtherwise() throws {
        try open().openPreview()
        #expect(delegate.heard == ["commit", "dismissal", "end", "ended"])
    }

    @Test func aConfigurationOfNothingLiftsTheRowAndOpensNoMenu() {
        #expect(screen.table.headless.longPress(rowAt: IndexPath(row: 1, section: 0)) == nil)
        #expect(delegate.heard == ["configuration", "highlight 1"])
    }
}

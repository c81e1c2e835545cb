import HeadlessUIKit
import Testing

/// The previews that a collection view asks for when a menu opens and closes.
@MainActor @Suite struct CollectionMenuTests {
    /// Answers the questions of iOS 13 to 15.
    @MainActor private final class Older: NSObject, UICollectionViewDelegate {
        var heard: [String] = []
        let item = UIView(frame: .zero)

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) }) }
        func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            heard.append("old highlight")
            return UITargetedPreview(view: item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            heard.append("old dismissal")
            return UITargetedPreview(view: item)
        }
    }

    /// Answers those of iOS 16, and would answer an older one.
    @MainActor private final class Newer: NSObject, UICollectionViewDelegate {
        var heard: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) }) }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            heard.append("highlight \(indexPath.item)")
            return indexPath.item % 2 == 0 ? UITargetedPreview(view: UIView(frame: .zero)) : nil
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            heard.append("dismissal \(indexPath.item)")
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            heard.append("old highlight")
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("display") }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }
    }

    private let grid = Grid(items: 4)
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func eachItemOfTheMenuIsAskedFor() throws {
        let delegate = Newer()
        grid.view.delegate = delegate
        grid.view.allowsMultipleSelection = true
        for item in [1, 2, 3] { grid.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        let menu = try #require(grid.view.headless.longPress(itemAt: path(2)))
        #expect(menu.highlightPreviews.count == 1)
        #expect(delegate.heard == ["highlight 1", "highlight 2", "highlight 3", "display"])
        delegate.heard = []
        grid.sections[0].removeLast()
        grid.view.deleteItems(at: [path(3)])
        menu.dismiss()
        #expect(delegate.heard == ["dismissal 1", "dismissal 2", "end"])
        delegate.heard = []
        try #require(grid.view.headless.longPressBackground()).dismiss()
        #expect(delegate.heard == ["display", "end"])
    }

    @Test func theOlderQuestionsAreAskedWhereTheNewerAreNotAnswered() throws {
        let delegate = Older()
        grid.view.delegate = delegate
        let menu = try #require(grid.view.headless.longPress(itemAt: path(0)))
        #expect(menu.highlightPreviews.map(\.view) == [delegate.item])
        menu.dismiss()
        #expect(menu.dismissalPreviews.map(\.view) == [delegate.item])
        #expect(delegate.heard == ["old highlight", "old dismissal"])
    }
}

// Written by `make record` from the table of methods that a list passes through. No answer may change.
import Testing
import UIKit

@testable import pass_through_every_of_collections

@MainActor final class EveryItemAction: Reader.Actions {
    let path = IndexPath(row: 0, section: 0)
    var calls: [String] = []
    var value: Any = ()

    /// The answer that the test wants, or another where the table view asks by itself.
    private func answer<T>(_ other: T) -> T { value as? T ?? other }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        calls.append("collectionView(_:viewForSupplementaryElementOfKind:at:)")
        return answer(UICollectionReusableView())
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:canMoveItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        calls.append("collectionView(_:moveItemAt:to:)")
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        calls.append("indexTitles(for:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        calls.append("collectionView(_:indexPathForIndexTitle:at:)")
        return answer(path)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:shouldHighlightItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("collectionView(_:didHighlightItemAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("collectionView(_:didUnhighlightItemAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:shouldSelectItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:shouldDeselectItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("collectionView(_:didSelectItemAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("collectionView(_:didDeselectItemAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:canPerformPrimaryActionForItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        calls.append("collectionView(_:performPrimaryActionForItemAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        calls.append("collectionView(_:willDisplay:forItemAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
        calls.append("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        calls.append("collectionView(_:didEndDisplaying:forItemAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
        calls.append("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:shouldShowMenuForItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
        calls.append("collectionView(_:transitionLayoutForOldLayout:newLayout:)")
        return answer(UICollectionViewTransitionLayout(currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout()))
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:canFocusItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
        calls.append("collectionView(_:shouldUpdateFocusIn:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        calls.append("collectionView(_:didUpdateFocusIn:with:)")
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        calls.append("indexPathForPreferredFocusedView(in:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:selectionFollowsFocusForItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        calls.append("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)")
        return answer(path)
    }

    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        calls.append("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)")
        return answer(path)
    }

    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        calls.append("collectionView(_:targetContentOffsetForProposedContentOffset:)")
        return answer(.zero)
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:canEditItemAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool {
        calls.append("collectionView(_:shouldSpringLoadItemAt:with:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        calls.append("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        calls.append("collectionView(_:didBeginMultipleSelectionInteractionAt:)")
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        calls.append("collectionViewDidEndMultipleSelectionInteraction(_:)")
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        calls.append("collectionView(_:contextMenuConfigurationForItemsAt:point:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        calls.append("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        calls.append("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        calls.append("collectionView(_:willPerformPreviewActionForMenuWith:animator:)")
    }

    func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        calls.append("collectionView(_:willDisplayContextMenu:animator:)")
    }

    func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        calls.append("collectionView(_:willEndContextMenuInteraction:animator:)")
    }

    func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? {
        calls.append("collectionView(_:sceneActivationConfigurationForItemAt:point:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        calls.append("collectionView(_:contextMenuConfigurationForItemAt:point:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        calls.append("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        calls.append("collectionView(_:previewForDismissingContextMenuWithConfiguration:)")
        return answer(nil)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidScroll(_:)")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidZoom(_:)")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("scrollViewWillBeginDragging(_:)")
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        calls.append("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("scrollViewDidEndDragging(_:willDecelerate:)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("scrollViewWillBeginDecelerating(_:)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidEndDecelerating(_:)")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidEndScrollingAnimation(_:)")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        calls.append("viewForZooming(in:)")
        return answer(nil)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append("scrollViewWillBeginZooming(_:with:)")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("scrollViewDidEndZooming(_:with:atScale:)")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("scrollViewShouldScrollToTop(_:)")
        return answer(true)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidScrollToTop(_:)")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidChangeAdjustedContentInset(_:)")
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        calls.append("collectionView(_:layout:sizeForItemAt:)")
        return answer(.zero)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        calls.append("collectionView(_:layout:insetForSectionAt:)")
        return answer(.zero)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        calls.append("collectionView(_:layout:minimumLineSpacingForSectionAt:)")
        return answer(0)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        calls.append("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
        return answer(0)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        calls.append("collectionView(_:layout:referenceSizeForHeaderInSection:)")
        return answer(.zero)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
        calls.append("collectionView(_:layout:referenceSizeForFooterInSection:)")
        return answer(.zero)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        calls.append("collectionView(_:prefetchItemsAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        calls.append("collectionView(_:cancelPrefetchingForItemsAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        calls.append("collectionView(_:itemsForBeginning:at:)")
        return answer([])
    }

    func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        calls.append("collectionView(_:itemsForAddingTo:at:point:)")
        return answer([])
    }

    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        calls.append("collectionView(_:dragPreviewParametersForItemAt:)")
        return answer(nil)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        calls.append("collectionView(_:dragSessionWillBegin:)")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("collectionView(_:dragSessionDidEnd:)")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        calls.append("collectionView(_:dragSessionAllowsMoveOperation:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        calls.append("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        calls.append("collectionView(_:performDropWith:)")
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        calls.append("collectionView(_:canHandle:)")
        return answer(true)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("collectionView(_:dropSessionDidEnter:)")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        calls.append("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)")
        return answer(UICollectionViewDropProposal(operation: .copy))
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        calls.append("collectionView(_:dropSessionDidExit:)")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("collectionView(_:dropSessionDidEnd:)")
    }

    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        calls.append("collectionView(_:dropPreviewParametersForItemAt:)")
        return answer(nil)
    }
}

extension Viewer.Actions {
    @MainActor init(_ actions: EveryItemAction) {
        self.init(
            collectionViewViewForSupplementaryElementOfKindAt: { actions.collectionView($0, viewForSupplementaryElementOfKind: $1, at: $2) },
            collectionViewCanMoveItemAt: { actions.collectionView($0, canMoveItemAt: $1) },
            collectionViewMoveItemAtTo: { actions.collectionView($0, moveItemAt: $1, to: $2) },
            indexTitlesFor: { actions.indexTitles(for: $0) },
            collectionViewIndexPathForIndexTitleAt: { actions.collectionView($0, indexPathForIndexTitle: $1, at: $2) },
            collectionViewShouldHighlightItemAt: { actions.collectionView($0, shouldHighlightItemAt: $1) },
            collectionViewDidHighlightItemAt: { actions.collectionView($0, didHighlightItemAt: $1) },
            collectionViewDidUnhighlightItemAt: { actions.collectionView($0, didUnhighlightItemAt: $1) },
            collectionViewShouldSelectItemAt: { actions.collectionView($0, shouldSelectItemAt: $1) },
            collectionViewShouldDeselectItemAt: { actions.collectionView($0, shouldDeselectItemAt: $1) },
            collectionViewDidSelectItemAt: { actions.collectionView($0, didSelectItemAt: $1) },
            collectionViewDidDeselectItemAt: { actions.collectionView($0, didDeselectItemAt: $1) },
            collectionViewCanPerformPrimaryActionForItemAt: { actions.collectionView($0, canPerformPrimaryActionForItemAt: $1) },
            collectionViewPerformPrimaryActionForItemAt: { actions.collectionView($0, performPrimaryActionForItemAt: $1) },
            collectionViewWillDisplayForItemAt: { actions.collectionView($0, willDisplay: $1, forItemAt: $2) },
            collectionViewWillDisplaySupplementaryViewForElementKindAt: { actions.collectionView($0, willDisplaySupplementaryView: $1, forElementKind: $2, at: $3) },
            collectionViewDidEndDisplayingForItemAt: { actions.collectionView($0, didEndDisplaying: $1, forItemAt: $2) },
            collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt: { actions.collectionView($0, didEndDisplayingSupplementaryView: $1, forElementOfKind: $2, at: $3) },
            collectionViewShouldShowMenuForItemAt: { actions.collectionView($0, shouldShowMenuForItemAt: $1) },
            collectionViewTransitionLayoutForOldLayoutNewLayout: { actions.collectionView($0, transitionLayoutForOldLayout: $1, newLayout: $2) },
            collectionViewCanFocusItemAt: { actions.collectionView($0, canFocusItemAt: $1) },
            collectionViewShouldUpdateFocusIn: { actions.collectionView($0, shouldUpdateFocusIn: $1) },
            collectionViewDidUpdateFocusInWith: { actions.collectionView($0, didUpdateFocusIn: $1, with: $2) },
            indexPathForPreferredFocusedViewIn: { actions.indexPathForPreferredFocusedView(in: $0) },
            collectionViewSelectionFollowsFocusForItemAt: { actions.collectionView($0, selectionFollowsFocusForItemAt: $1) },
            collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath: { actions.collectionView($0, targetIndexPathForMoveOfItemFromOriginalIndexPath: $1, atCurrentIndexPath: $2, toProposedIndexPath: $3) },
            collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath: { actions.collectionView($0, targetIndexPathForMoveFromItemAt: $1, toProposedIndexPath: $2) },
            collectionViewTargetContentOffsetForProposedContentOffset: { actions.collectionView($0, targetContentOffsetForProposedContentOffset: $1) },
            collectionViewCanEditItemAt: { actions.collectionView($0, canEditItemAt: $1) },
            collectionViewShouldSpringLoadItemAtWith: { actions.collectionView($0, shouldSpringLoadItemAt: $1, with: $2) },
            collectionViewShouldBeginMultipleSelectionInteractionAt: { actions.collectionView($0, shouldBeginMultipleSelectionInteractionAt: $1) },
            collectionViewDidBeginMultipleSelectionInteractionAt: { actions.collectionView($0, didBeginMultipleSelectionInteractionAt: $1) },
            collectionViewDidEndMultipleSelectionInteraction: { actions.collectionViewDidEndMultipleSelectionInteraction($0) },
            collectionViewContextMenuConfigurationForItemsAtPoint: { actions.collectionView($0, contextMenuConfigurationForItemsAt: $1, point: $2) },
            collectionViewContextMenuConfigurationHighlightPreviewForItemAt: { actions.collectionView($0, contextMenuConfiguration: $1, highlightPreviewForItemAt: $2) },
            collectionViewContextMenuConfigurationDismissalPreviewForItemAt: { actions.collectionView($0, contextMenuConfiguration: $1, dismissalPreviewForItemAt: $2) },
            collectionViewWillPerformPreviewActionForMenuWithAnimator: { actions.collectionView($0, willPerformPreviewActionForMenuWith: $1, animator: $2) },
            collectionViewWillDisplayContextMenuAnimator: { actions.collectionView($0, willDisplayContextMenu: $1, animator: $2) },
            collectionViewWillEndContextMenuInteractionAnimator: { actions.collectionView($0, willEndContextMenuInteraction: $1, animator: $2) },
            collectionViewSceneActivationConfigurationForItemAtPoint: { actions.collectionView($0, sceneActivationConfigurationForItemAt: $1, point: $2) },
            collectionViewContextMenuConfigurationForItemAtPoint: { actions.collectionView($0, contextMenuConfigurationForItemAt: $1, point: $2) },
            collectionViewPreviewForHighlightingContextMenuWithConfiguration: { actions.collectionView($0, previewForHighlightingContextMenuWithConfiguration: $1) },
            collectionViewPreviewForDismissingContextMenuWithConfiguration: { actions.collectionView($0, previewForDismissingContextMenuWithConfiguration: $1) },
            scrollViewDidScroll: { actions.scrollViewDidScroll($0) },
            scrollViewDidZoom: { actions.scrollViewDidZoom($0) },
            scrollViewWillBeginDragging: { actions.scrollViewWillBeginDragging($0) },
            scrollViewWillEndDraggingWithVelocityTargetContentOffset: { actions.scrollViewWillEndDragging($0, withVelocity: $1, targetContentOffset: $2) },
            scrollViewDidEndDraggingWillDecelerate: { actions.scrollViewDidEndDragging($0, willDecelerate: $1) },
            scrollViewWillBeginDecelerating: { actions.scrollViewWillBeginDecelerating($0) },
            scrollViewDidEndDecelerating: { actions.scrollViewDidEndDecelerating($0) },
            scrollViewDidEndScrollingAnimation: { actions.scrollViewDidEndScrollingAnimation($0) },
            viewForZoomingIn: { actions.viewForZooming(in: $0) },
            scrollViewWillBeginZoomingWith: { actions.scrollViewWillBeginZooming($0, with: $1) },
            scrollViewDidEndZoomingWithAtScale: { actions.scrollViewDidEndZooming($0, with: $1, atScale: $2) },
            scrollViewShouldScrollToTop: { actions.scrollViewShouldScrollToTop($0) },
            scrollViewDidScrollToTop: { actions.scrollViewDidScrollToTop($0) },
            scrollViewDidChangeAdjustedContentInset: { actions.scrollViewDidChangeAdjustedContentInset($0) },
            collectionViewLayoutSizeForItemAt: { actions.collectionView($0, layout: $1, sizeForItemAt: $2) },
            collectionViewLayoutInsetForSectionAt: { actions.collectionView($0, layout: $1, insetForSectionAt: $2) },
            collectionViewLayoutMinimumLineSpacingForSectionAt: { actions.collectionView($0, layout: $1, minimumLineSpacingForSectionAt: $2) },
            collectionViewLayoutMinimumInteritemSpacingForSectionAt: { actions.collectionView($0, layout: $1, minimumInteritemSpacingForSectionAt: $2) },
            collectionViewLayoutReferenceSizeForHeaderInSection: { actions.collectionView($0, layout: $1, referenceSizeForHeaderInSection: $2) },
            collectionViewLayoutReferenceSizeForFooterInSection: { actions.collectionView($0, layout: $1, referenceSizeForFooterInSection: $2) },
            collectionViewPrefetchItemsAt: { actions.collectionView($0, prefetchItemsAt: $1) },
            collectionViewCancelPrefetchingForItemsAt: { actions.collectionView($0, cancelPrefetchingForItemsAt: $1) },
            collectionViewItemsForBeginningAt: { actions.collectionView($0, itemsForBeginning: $1, at: $2) },
            collectionViewItemsForAddingToAtPoint: { actions.collectionView($0, itemsForAddingTo: $1, at: $2, point: $3) },
            collectionViewDragPreviewParametersForItemAt: { actions.collectionView($0, dragPreviewParametersForItemAt: $1) },
            collectionViewDragSessionWillBegin: { actions.collectionView($0, dragSessionWillBegin: $1) },
            collectionViewDragSessionDidEnd: { actions.collectionView($0, dragSessionDidEnd: $1) },
            collectionViewDragSessionAllowsMoveOperation: { actions.collectionView($0, dragSessionAllowsMoveOperation: $1) },
            collectionViewDragSessionIsRestrictedToDraggingApplication: { actions.collectionView($0, dragSessionIsRestrictedToDraggingApplication: $1) },
            collectionViewPerformDropWith: { actions.collectionView($0, performDropWith: $1) },
            collectionViewCanHandle: { actions.collectionView($0, canHandle: $1) },
            collectionViewDropSessionDidEnter: { actions.collectionView($0, dropSessionDidEnter: $1) },
            collectionViewDropSessionDidUpdateWithDestinationIndexPath: { actions.collectionView($0, dropSessionDidUpdate: $1, withDestinationIndexPath: $2) },
            collectionViewDropSessionDidExit: { actions.collectionView($0, dropSessionDidExit: $1) },
            collectionViewDropSessionDidEnd: { actions.collectionView($0, dropSessionDidEnd: $1) },
            collectionViewDropPreviewParametersForItemAt: { actions.collectionView($0, dropPreviewParametersForItemAt: $1) })
    }
}

@MainActor final class FakeItemSession: NSObject, UIDragSession, UIDropSession, UICollectionViewDropCoordinator,
    UISpringLoadedInteractionContext, UIContextMenuInteractionCommitAnimating
{
    var previewViewController: UIViewController? { nil }
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
}

@MainActor @Suite struct EveryAnswerOfCollectionTests {
    let actions = EveryItemAction()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let other = IndexPath(row: 1, section: 0)
    let path = IndexPath(row: 0, section: 0)
    let layout = UICollectionViewFlowLayout()
    let fake = FakeItemSession()
    let offset = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
    let reader: Reader.Collection
    let viewer: Viewer.Collection

    init() {
        reader = Reader.Collection(Reader(paragraphs: []), actions: actions, in: view)
        viewer = Viewer.Collection(Viewer(paragraphs: []), actions: Viewer.Actions(actions), in: UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout()))
        actions.calls = []
    }

    /// The class gives the answer of the actions, whichever way they come, and calls nothing else.
    private func expect<T>(
        _ answers: [T], of name: String, _ same: (T, T) -> Bool, _ calls: (() -> T)...
    ) {
        for answer in answers {
            for call in calls {
                actions.value = answer
                actions.calls = []
                let given = call()
                #expect(same(given, answer), "\(name) gave \(given) for \(answer)")
                #expect(actions.calls == [name])
            }
        }
    }

    private func expectCall(_ name: String, _ calls: (() -> Void)...) {
        expect([()], of: name, { _, _ in true }, calls[0], calls[1])
    }

    @Test func collectionViewViewForSupplementaryElementOfKindAt() {
        let answers: [UICollectionReusableView] = [UICollectionReusableView()]
        expect(answers, of: "collectionView(_:viewForSupplementaryElementOfKind:at:)", { $0 === $1 }, { reader.collectionView(view, viewForSupplementaryElementOfKind: "A", at: path) }, { viewer.collectionView(view, viewForSupplementaryElementOfKind: "A", at: path) })
    }

    @Test func collectionViewCanMoveItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:canMoveItemAt:)", { $0 == $1 }, { reader.collectionView(view, canMoveItemAt: path) }, { viewer.collectionView(view, canMoveItemAt: path) })
    }

    @Test func collectionViewMoveItemAtTo() {
        expectCall("collectionView(_:moveItemAt:to:)", { reader.collectionView(view, moveItemAt: path, to: path) }, { viewer.collectionView(view, moveItemAt: path, to: path) })
    }

    @Test func indexTitlesFor() {
        let answers: [[String]?] = [nil, [], ["A", "B"]]
        expect(answers, of: "indexTitles(for:)", { $0 == $1 }, { reader.indexTitles(for: view) }, { viewer.indexTitles(for: view) })
    }

    @Test func collectionViewIndexPathForIndexTitleAt() {
        let answers: [IndexPath] = [path, other]
        expect(answers, of: "collectionView(_:indexPathForIndexTitle:at:)", { $0 == $1 }, { reader.collectionView(view, indexPathForIndexTitle: "A", at: 0) }, { viewer.collectionView(view, indexPathForIndexTitle: "A", at: 0) })
    }

    @Test func collectionViewShouldHighlightItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:shouldHighlightItemAt:)", { $0 == $1 }, { reader.collectionView(view, shouldHighlightItemAt: path) }, { viewer.collectionView(view, shouldHighlightItemAt: path) })
    }

    @Test func collectionViewDidHighlightItemAt() {
        expectCall("collectionView(_:didHighlightItemAt:)", { reader.collectionView(view, didHighlightItemAt: path) }, { viewer.collectionView(view, didHighlightItemAt: path) })
    }

    @Test func collectionViewDidUnhighlightItemAt() {
        expectCall("collectionView(_:didUnhighlightItemAt:)", { reader.collectionView(view, didUnhighlightItemAt: path) }, { viewer.collectionView(view, didUnhighlightItemAt: path) })
    }

    @Test func collectionViewShouldSelectItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:shouldSelectItemAt:)", { $0 == $1 }, { reader.collectionView(view, shouldSelectItemAt: path) }, { viewer.collectionView(view, shouldSelectItemAt: path) })
    }

    @Test func collectionViewShouldDeselectItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:shouldDeselectItemAt:)", { $0 == $1 }, { reader.collectionView(view, shouldDeselectItemAt: path) }, { viewer.collectionView(view, shouldDeselectItemAt: path) })
    }

    @Test func collectionViewDidSelectItemAt() {
        expectCall("collectionView(_:didSelectItemAt:)", { reader.collectionView(view, didSelectItemAt: path) }, { viewer.collectionView(view, didSelectItemAt: path) })
    }

    @Test func collectionViewDidDeselectItemAt() {
        expectCall("collectionView(_:didDeselectItemAt:)", { reader.collectionView(view, didDeselectItemAt: path) }, { viewer.collectionView(view, didDeselectItemAt: path) })
    }

    @Test func collectionViewCanPerformPrimaryActionForItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:canPerformPrimaryActionForItemAt:)", { $0 == $1 }, { reader.collectionView(view, canPerformPrimaryActionForItemAt: path) }, { viewer.collectionView(view, canPerformPrimaryActionForItemAt: path) })
    }

    @Test func collectionViewPerformPrimaryActionForItemAt() {
        expectCall("collectionView(_:performPrimaryActionForItemAt:)", { reader.collectionView(view, performPrimaryActionForItemAt: path) }, { viewer.collectionView(view, performPrimaryActionForItemAt: path) })
    }

    @Test func collectionViewWillDisplayForItemAt() {
        expectCall("collectionView(_:willDisplay:forItemAt:)", { reader.collectionView(view, willDisplay: UICollectionViewCell(), forItemAt: path) }, { viewer.collectionView(view, willDisplay: UICollectionViewCell(), forItemAt: path) })
    }

    @Test func collectionViewWillDisplaySupplementaryViewForElementKindAt() {
        expectCall("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", { reader.collectionView(view, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "A", at: path) }, { viewer.collectionView(view, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "A", at: path) })
    }

    @Test func collectionViewDidEndDisplayingForItemAt() {
        expectCall("collectionView(_:didEndDisplaying:forItemAt:)", { reader.collectionView(view, didEndDisplaying: UICollectionViewCell(), forItemAt: path) }, { viewer.collectionView(view, didEndDisplaying: UICollectionViewCell(), forItemAt: path) })
    }

    @Test func collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt() {
        expectCall("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", { reader.collectionView(view, didEndDisplayingSupplementaryView: UICollectionReusableView(), forElementOfKind: "A", at: path) }, { viewer.collectionView(view, didEndDisplayingSupplementaryView: UICollectionReusableView(), forElementOfKind: "A", at: path) })
    }

    @Test func collectionViewShouldShowMenuForItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:shouldShowMenuForItemAt:)", { $0 == $1 }, { reader.collectionView(view, shouldShowMenuForItemAt: path) }, { viewer.collectionView(view, shouldShowMenuForItemAt: path) })
    }

    @Test func collectionViewTransitionLayoutForOldLayoutNewLayout() {
        let answers: [UICollectionViewTransitionLayout] = [UICollectionViewTransitionLayout(currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())]
        expect(answers, of: "collectionView(_:transitionLayoutForOldLayout:newLayout:)", { $0 === $1 }, { reader.collectionView(view, transitionLayoutForOldLayout: layout, newLayout: layout) }, { viewer.collectionView(view, transitionLayoutForOldLayout: layout, newLayout: layout) })
    }

    @Test func collectionViewCanFocusItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:canFocusItemAt:)", { $0 == $1 }, { reader.collectionView(view, canFocusItemAt: path) }, { viewer.collectionView(view, canFocusItemAt: path) })
    }

    @Test func collectionViewShouldUpdateFocusIn() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:shouldUpdateFocusIn:)", { $0 == $1 }, { reader.collectionView(view, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext()) }, { viewer.collectionView(view, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext()) })
    }

    @Test func collectionViewDidUpdateFocusInWith() {
        expectCall("collectionView(_:didUpdateFocusIn:with:)", { reader.collectionView(view, didUpdateFocusIn: UICollectionViewFocusUpdateContext(), with: UIFocusAnimationCoordinator()) }, { viewer.collectionView(view, didUpdateFocusIn: UICollectionViewFocusUpdateContext(), with: UIFocusAnimationCoordinator()) })
    }

    @Test func indexPathForPreferredFocusedViewIn() {
        let answers: [IndexPath?] = [nil, path, other]
        expect(answers, of: "indexPathForPreferredFocusedView(in:)", { $0 == $1 }, { reader.indexPathForPreferredFocusedView(in: view) }, { viewer.indexPathForPreferredFocusedView(in: view) })
    }

    @Test func collectionViewSelectionFollowsFocusForItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:selectionFollowsFocusForItemAt:)", { $0 == $1 }, { reader.collectionView(view, selectionFollowsFocusForItemAt: path) }, { viewer.collectionView(view, selectionFollowsFocusForItemAt: path) })
    }

    @Test func collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath() {
        let answers: [IndexPath] = [path, other]
        expect(answers, of: "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)", { $0 == $1 }, { reader.collectionView(view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path, toProposedIndexPath: path) }, { viewer.collectionView(view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path, toProposedIndexPath: path) })
    }

    @Test func collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath() {
        let answers: [IndexPath] = [path, other]
        expect(answers, of: "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", { $0 == $1 }, { reader.collectionView(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path) }, { viewer.collectionView(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path) })
    }

    @Test func collectionViewTargetContentOffsetForProposedContentOffset() {
        let answers: [CGPoint] = [.zero, CGPoint(x: 4, y: 8)]
        expect(answers, of: "collectionView(_:targetContentOffsetForProposedContentOffset:)", { $0 == $1 }, { reader.collectionView(view, targetContentOffsetForProposedContentOffset: .zero) }, { viewer.collectionView(view, targetContentOffsetForProposedContentOffset: .zero) })
    }

    @Test func collectionViewCanEditItemAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:canEditItemAt:)", { $0 == $1 }, { reader.collectionView(view, canEditItemAt: path) }, { viewer.collectionView(view, canEditItemAt: path) })
    }

    @Test func collectionViewShouldSpringLoadItemAtWith() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:shouldSpringLoadItemAt:with:)", { $0 == $1 }, { reader.collectionView(view, shouldSpringLoadItemAt: path, with: fake) }, { viewer.collectionView(view, shouldSpringLoadItemAt: path, with: fake) })
    }

    @Test func collectionViewShouldBeginMultipleSelectionInteractionAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", { $0 == $1 }, { reader.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path) }, { viewer.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path) })
    }

    @Test func collectionViewDidBeginMultipleSelectionInteractionAt() {
        expectCall("collectionView(_:didBeginMultipleSelectionInteractionAt:)", { reader.collectionView(view, didBeginMultipleSelectionInteractionAt: path) }, { viewer.collectionView(view, didBeginMultipleSelectionInteractionAt: path) })
    }

    @Test func collectionViewDidEndMultipleSelectionInteraction() {
        expectCall("collectionViewDidEndMultipleSelectionInteraction(_:)", { reader.collectionViewDidEndMultipleSelectionInteraction(view) }, { viewer.collectionViewDidEndMultipleSelectionInteraction(view) })
    }

    @Test func collectionViewContextMenuConfigurationForItemsAtPoint() {
        let answers: [UIContextMenuConfiguration?] = [nil, UIContextMenuConfiguration()]
        expect(answers, of: "collectionView(_:contextMenuConfigurationForItemsAt:point:)", { $0 === $1 }, { reader.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero) }, { viewer.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero) })
    }

    @Test func collectionViewContextMenuConfigurationHighlightPreviewForItemAt() {
        let answers: [UITargetedPreview?] = [nil, UITargetedPreview(view: UIView())]
        expect(answers, of: "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)", { $0 === $1 }, { reader.collectionView(view, contextMenuConfiguration: UIContextMenuConfiguration(), highlightPreviewForItemAt: path) }, { viewer.collectionView(view, contextMenuConfiguration: UIContextMenuConfiguration(), highlightPreviewForItemAt: path) })
    }

    @Test func collectionViewContextMenuConfigurationDismissalPreviewForItemAt() {
        let answers: [UITargetedPreview?] = [nil, UITargetedPreview(view: UIView())]
        expect(answers, of: "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)", { $0 === $1 }, { reader.collectionView(view, contextMenuConfiguration: UIContextMenuConfiguration(), dismissalPreviewForItemAt: path) }, { viewer.collectionView(view, contextMenuConfiguration: UIContextMenuConfiguration(), dismissalPreviewForItemAt: path) })
    }

    @Test func collectionViewWillPerformPreviewActionForMenuWithAnimator() {
        expectCall("collectionView(_:willPerformPreviewActionForMenuWith:animator:)", { reader.collectionView(view, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(), animator: fake) }, { viewer.collectionView(view, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(), animator: fake) })
    }

    @Test func collectionViewWillDisplayContextMenuAnimator() {
        expectCall("collectionView(_:willDisplayContextMenu:animator:)", { reader.collectionView(view, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil) }, { viewer.collectionView(view, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil) })
    }

    @Test func collectionViewWillEndContextMenuInteractionAnimator() {
        expectCall("collectionView(_:willEndContextMenuInteraction:animator:)", { reader.collectionView(view, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil) }, { viewer.collectionView(view, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil) })
    }

    @Test func collectionViewSceneActivationConfigurationForItemAtPoint() {
        let answers: [UIWindowScene.ActivationConfiguration?] = [nil]
        expect(answers, of: "collectionView(_:sceneActivationConfigurationForItemAt:point:)", { $0 === $1 }, { reader.collectionView(view, sceneActivationConfigurationForItemAt: path, point: .zero) }, { viewer.collectionView(view, sceneActivationConfigurationForItemAt: path, point: .zero) })
    }

    @Test func collectionViewContextMenuConfigurationForItemAtPoint() {
        let answers: [UIContextMenuConfiguration?] = [nil, UIContextMenuConfiguration()]
        expect(answers, of: "collectionView(_:contextMenuConfigurationForItemAt:point:)", { $0 === $1 }, { reader.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) }, { viewer.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) })
    }

    @Test func collectionViewPreviewForHighlightingContextMenuWithConfiguration() {
        let answers: [UITargetedPreview?] = [nil, UITargetedPreview(view: UIView())]
        expect(answers, of: "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)", { $0 === $1 }, { reader.collectionView(view, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()) }, { viewer.collectionView(view, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()) })
    }

    @Test func collectionViewPreviewForDismissingContextMenuWithConfiguration() {
        let answers: [UITargetedPreview?] = [nil, UITargetedPreview(view: UIView())]
        expect(answers, of: "collectionView(_:previewForDismissingContextMenuWithConfiguration:)", { $0 === $1 }, { reader.collectionView(view, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration()) }, { viewer.collectionView(view, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration()) })
    }

    @Test func scrollViewDidScroll() {
        expectCall("scrollViewDidScroll(_:)", { reader.scrollViewDidScroll(view) }, { viewer.scrollViewDidScroll(view) })
    }

    @Test func scrollViewDidZoom() {
        expectCall("scrollViewDidZoom(_:)", { reader.scrollViewDidZoom(view) }, { viewer.scrollViewDidZoom(view) })
    }

    @Test func scrollViewWillBeginDragging() {
        expectCall("scrollViewWillBeginDragging(_:)", { reader.scrollViewWillBeginDragging(view) }, { viewer.scrollViewWillBeginDragging(view) })
    }

    @Test func scrollViewWillEndDraggingWithVelocityTargetContentOffset() {
        expectCall("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", { reader.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: offset) }, { viewer.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: offset) })
    }

    @Test func scrollViewDidEndDraggingWillDecelerate() {
        expectCall("scrollViewDidEndDragging(_:willDecelerate:)", { reader.scrollViewDidEndDragging(view, willDecelerate: true) }, { viewer.scrollViewDidEndDragging(view, willDecelerate: true) })
    }

    @Test func scrollViewWillBeginDecelerating() {
        expectCall("scrollViewWillBeginDecelerating(_:)", { reader.scrollViewWillBeginDecelerating(view) }, { viewer.scrollViewWillBeginDecelerating(view) })
    }

    @Test func scrollViewDidEndDecelerating() {
        expectCall("scrollViewDidEndDecelerating(_:)", { reader.scrollViewDidEndDecelerating(view) }, { viewer.scrollViewDidEndDecelerating(view) })
    }

    @Test func scrollViewDidEndScrollingAnimation() {
        expectCall("scrollViewDidEndScrollingAnimation(_:)", { reader.scrollViewDidEndScrollingAnimation(view) }, { viewer.scrollViewDidEndScrollingAnimation(view) })
    }

    @Test func viewForZoomingIn() {
        let answers: [UIView?] = [nil, UIView()]
        expect(answers, of: "viewForZooming(in:)", { $0 === $1 }, { reader.viewForZooming(in: view) }, { viewer.viewForZooming(in: view) })
    }

    @Test func scrollViewWillBeginZoomingWith() {
        expectCall("scrollViewWillBeginZooming(_:with:)", { reader.scrollViewWillBeginZooming(view, with: nil) }, { viewer.scrollViewWillBeginZooming(view, with: nil) })
    }

    @Test func scrollViewDidEndZoomingWithAtScale() {
        expectCall("scrollViewDidEndZooming(_:with:atScale:)", { reader.scrollViewDidEndZooming(view, with: nil, atScale: 1) }, { viewer.scrollViewDidEndZooming(view, with: nil, atScale: 1) })
    }

    @Test func scrollViewShouldScrollToTop() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "scrollViewShouldScrollToTop(_:)", { $0 == $1 }, { reader.scrollViewShouldScrollToTop(view) }, { viewer.scrollViewShouldScrollToTop(view) })
    }

    @Test func scrollViewDidScrollToTop() {
        expectCall("scrollViewDidScrollToTop(_:)", { reader.scrollViewDidScrollToTop(view) }, { viewer.scrollViewDidScrollToTop(view) })
    }

    @Test func scrollViewDidChangeAdjustedContentInset() {
        expectCall("scrollViewDidChangeAdjustedContentInset(_:)", { reader.scrollViewDidChangeAdjustedContentInset(view) }, { viewer.scrollViewDidChangeAdjustedContentInset(view) })
    }

    @Test func collectionViewLayoutSizeForItemAt() {
        let answers: [CGSize] = [.zero, CGSize(width: 4, height: 8)]
        expect(answers, of: "collectionView(_:layout:sizeForItemAt:)", { $0 == $1 }, { reader.collectionView(view, layout: layout, sizeForItemAt: path) }, { viewer.collectionView(view, layout: layout, sizeForItemAt: path) })
    }

    @Test func collectionViewLayoutInsetForSectionAt() {
        let answers: [UIEdgeInsets] = [.zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)]
        expect(answers, of: "collectionView(_:layout:insetForSectionAt:)", { $0 == $1 }, { reader.collectionView(view, layout: layout, insetForSectionAt: 0) }, { viewer.collectionView(view, layout: layout, insetForSectionAt: 0) })
    }

    @Test func collectionViewLayoutMinimumLineSpacingForSectionAt() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "collectionView(_:layout:minimumLineSpacingForSectionAt:)", { $0 == $1 }, { reader.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0) }, { viewer.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0) })
    }

    @Test func collectionViewLayoutMinimumInteritemSpacingForSectionAt() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", { $0 == $1 }, { reader.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) }, { viewer.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) })
    }

    @Test func collectionViewLayoutReferenceSizeForHeaderInSection() {
        let answers: [CGSize] = [.zero, CGSize(width: 4, height: 8)]
        expect(answers, of: "collectionView(_:layout:referenceSizeForHeaderInSection:)", { $0 == $1 }, { reader.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0) }, { viewer.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0) })
    }

    @Test func collectionViewLayoutReferenceSizeForFooterInSection() {
        let answers: [CGSize] = [.zero, CGSize(width: 4, height: 8)]
        expect(answers, of: "collectionView(_:layout:referenceSizeForFooterInSection:)", { $0 == $1 }, { reader.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0) }, { viewer.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0) })
    }

    @Test func collectionViewPrefetchItemsAt() {
        expectCall("collectionView(_:prefetchItemsAt:)", { reader.collectionView(view, prefetchItemsAt: [path]) }, { viewer.collectionView(view, prefetchItemsAt: [path]) })
    }

    @Test func collectionViewCancelPrefetchingForItemsAt() {
        expectCall("collectionView(_:cancelPrefetchingForItemsAt:)", { reader.collectionView(view, cancelPrefetchingForItemsAt: [path]) }, { viewer.collectionView(view, cancelPrefetchingForItemsAt: [path]) })
    }

    @Test func collectionViewItemsForBeginningAt() {
        let answers: [[UIDragItem]] = [[], [UIDragItem()]]
        expect(answers, of: "collectionView(_:itemsForBeginning:at:)", { $0 == $1 }, { reader.collectionView(view, itemsForBeginning: fake, at: path) }, { viewer.collectionView(view, itemsForBeginning: fake, at: path) })
    }

    @Test func collectionViewItemsForAddingToAtPoint() {
        let answers: [[UIDragItem]] = [[], [UIDragItem()]]
        expect(answers, of: "collectionView(_:itemsForAddingTo:at:point:)", { $0 == $1 }, { reader.collectionView(view, itemsForAddingTo: fake, at: path, point: .zero) }, { viewer.collectionView(view, itemsForAddingTo: fake, at: path, point: .zero) })
    }

    @Test func collectionViewDragPreviewParametersForItemAt() {
        let answers: [UIDragPreviewParameters?] = [nil, UIDragPreviewParameters()]
        expect(answers, of: "collectionView(_:dragPreviewParametersForItemAt:)", { $0 === $1 }, { reader.collectionView(view, dragPreviewParametersForItemAt: path) }, { viewer.collectionView(view, dragPreviewParametersForItemAt: path) })
    }

    @Test func collectionViewDragSessionWillBegin() {
        expectCall("collectionView(_:dragSessionWillBegin:)", { reader.collectionView(view, dragSessionWillBegin: fake) }, { viewer.collectionView(view, dragSessionWillBegin: fake) })
    }

    @Test func collectionViewDragSessionDidEnd() {
        expectCall("collectionView(_:dragSessionDidEnd:)", { reader.collectionView(view, dragSessionDidEnd: fake) }, { viewer.collectionView(view, dragSessionDidEnd: fake) })
    }

    @Test func collectionViewDragSessionAllowsMoveOperation() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:dragSessionAllowsMoveOperation:)", { $0 == $1 }, { reader.collectionView(view, dragSessionAllowsMoveOperation: fake) }, { viewer.collectionView(view, dragSessionAllowsMoveOperation: fake) })
    }

    @Test func collectionViewDragSessionIsRestrictedToDraggingApplication() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", { $0 == $1 }, { reader.collectionView(view, dragSessionIsRestrictedToDraggingApplication: fake) }, { viewer.collectionView(view, dragSessionIsRestrictedToDraggingApplication: fake) })
    }

    @Test func collectionViewPerformDropWith() {
        expectCall("collectionView(_:performDropWith:)", { reader.collectionView(view, performDropWith: fake) }, { viewer.collectionView(view, performDropWith: fake) })
    }

    @Test func collectionViewCanHandle() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "collectionView(_:canHandle:)", { $0 == $1 }, { reader.collectionView(view, canHandle: fake) }, { viewer.collectionView(view, canHandle: fake) })
    }

    @Test func collectionViewDropSessionDidEnter() {
        expectCall("collectionView(_:dropSessionDidEnter:)", { reader.collectionView(view, dropSessionDidEnter: fake) }, { viewer.collectionView(view, dropSessionDidEnter: fake) })
    }

    @Test func collectionViewDropSessionDidUpdateWithDestinationIndexPath() {
        let answers: [UICollectionViewDropProposal] = [UICollectionViewDropProposal(operation: .copy)]
        expect(answers, of: "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", { $0 === $1 }, { reader.collectionView(view, dropSessionDidUpdate: fake, withDestinationIndexPath: path) }, { viewer.collectionView(view, dropSessionDidUpdate: fake, withDestinationIndexPath: path) })
    }

    @Test func collectionViewDropSessionDidExit() {
        expectCall("collectionView(_:dropSessionDidExit:)", { reader.collectionView(view, dropSessionDidExit: fake) }, { viewer.collectionView(view, dropSessionDidExit: fake) })
    }

    @Test func collectionViewDropSessionDidEnd() {
        expectCall("collectionView(_:dropSessionDidEnd:)", { reader.collectionView(view, dropSessionDidEnd: fake) }, { viewer.collectionView(view, dropSessionDidEnd: fake) })
    }

    @Test func collectionViewDropPreviewParametersForItemAt() {
        let answers: [UIDragPreviewParameters?] = [nil, UIDragPreviewParameters()]
        expect(answers, of: "collectionView(_:dropPreviewParametersForItemAt:)", { $0 === $1 }, { reader.collectionView(view, dropPreviewParametersForItemAt: path) }, { viewer.collectionView(view, dropPreviewParametersForItemAt: path) })
    }
}

// Written by `make record` from the table of methods that a list passes through. No answer may change.
import Testing
import UIKit

@testable import pass_through_every

@MainActor final class EveryAction: Reader.Actions {
    let path = IndexPath(row: 0, section: 0)
    var calls: [String] = []
    var value: Any = ()

    /// The answer that the test wants, or another where the table view asks by itself.
    private func answer<T>(_ other: T) -> T { value as? T ?? other }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:canEditRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:canMoveRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        calls.append("tableView(_:commit:forRowAt:)")
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        calls.append("tableView(_:moveRowAt:to:)")
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        calls.append("sectionIndexTitles(for:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        calls.append("tableView(_:sectionForSectionIndexTitle:at:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        calls.append("tableView(_:titleForHeaderInSection:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        calls.append("tableView(_:titleForFooterInSection:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("tableView(_:willDisplay:forRowAt:)")
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        calls.append("tableView(_:willDisplayHeaderView:forSection:)")
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        calls.append("tableView(_:willDisplayFooterView:forSection:)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didEndDisplaying:forRowAt:)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        calls.append("tableView(_:didEndDisplayingHeaderView:forSection:)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        calls.append("tableView(_:didEndDisplayingFooterView:forSection:)")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("tableView(_:heightForRowAt:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        calls.append("tableView(_:heightForHeaderInSection:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        calls.append("tableView(_:heightForFooterInSection:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("tableView(_:estimatedHeightForRowAt:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        calls.append("tableView(_:estimatedHeightForHeaderInSection:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        calls.append("tableView(_:estimatedHeightForFooterInSection:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        calls.append("tableView(_:viewForHeaderInSection:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        calls.append("tableView(_:viewForFooterInSection:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        calls.append("tableView(_:accessoryButtonTappedForRowWith:)")
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:shouldHighlightRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didHighlightRowAt:)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didUnhighlightRowAt:)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("tableView(_:willSelectRowAt:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("tableView(_:willDeselectRowAt:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didSelectRowAt:)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("tableView(_:didDeselectRowAt:)")
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:canPerformPrimaryActionForRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("tableView(_:performPrimaryActionForRowAt:)")
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        calls.append("tableView(_:editingStyleForRowAt:)")
        return answer(.none)
    }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        calls.append("tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        calls.append("tableView(_:editActionsForRowAt:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        calls.append("tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        calls.append("tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:shouldIndentWhileEditingRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("tableView(_:willBeginEditingRowAt:)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("tableView(_:didEndEditingRowAt:)")
    }

    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        calls.append("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
        return answer(path)
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        calls.append("tableView(_:indentationLevelForRowAt:)")
        return answer(0)
    }

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:shouldShowMenuForRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:canFocusRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        calls.append("tableView(_:shouldUpdateFocusIn:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        calls.append("tableView(_:didUpdateFocusIn:with:)")
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        calls.append("indexPathForPreferredFocusedView(in:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:selectionFollowsFocusForRowAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool {
        calls.append("tableView(_:shouldSpringLoadRowAt:with:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        calls.append("tableView(_:shouldBeginMultipleSelectionInteractionAt:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        calls.append("tableView(_:didBeginMultipleSelectionInteractionAt:)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        calls.append("tableViewDidEndMultipleSelectionInteraction(_:)")
    }

    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        calls.append("tableView(_:contextMenuConfigurationForRowAt:point:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        calls.append("tableView(_:previewForHighlightingContextMenuWithConfiguration:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        calls.append("tableView(_:previewForDismissingContextMenuWithConfiguration:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        calls.append("tableView(_:willPerformPreviewActionForMenuWith:animator:)")
    }

    func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        calls.append("tableView(_:willDisplayContextMenu:animator:)")
    }

    func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        calls.append("tableView(_:willEndContextMenuInteraction:animator:)")
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

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        calls.append("tableView(_:prefetchRowsAt:)")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        calls.append("tableView(_:cancelPrefetchingForRowsAt:)")
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        calls.append("tableView(_:itemsForBeginning:at:)")
        return answer([])
    }

    func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        calls.append("tableView(_:itemsForAddingTo:at:point:)")
        return answer([])
    }

    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        calls.append("tableView(_:dragPreviewParametersForRowAt:)")
        return answer(nil)
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        calls.append("tableView(_:dragSessionWillBegin:)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("tableView(_:dragSessionDidEnd:)")
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        calls.append("tableView(_:dragSessionAllowsMoveOperation:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        calls.append("tableView(_:dragSessionIsRestrictedToDraggingApplication:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        calls.append("tableView(_:performDropWith:)")
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        calls.append("tableView(_:canHandle:)")
        return answer(true)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("tableView(_:dropSessionDidEnter:)")
    }

    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
        calls.append("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)")
        return answer(UITableViewDropProposal(operation: .copy))
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        calls.append("tableView(_:dropSessionDidExit:)")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("tableView(_:dropSessionDidEnd:)")
    }

    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        calls.append("tableView(_:dropPreviewParametersForRowAt:)")
        return answer(nil)
    }
}

extension Viewer.Actions {
    @MainActor init(_ actions: EveryAction) {
        self.init(
            tableViewCanEditRowAt: { actions.tableView($0, canEditRowAt: $1) },
            tableViewCanMoveRowAt: { actions.tableView($0, canMoveRowAt: $1) },
            tableViewCommitForRowAt: { actions.tableView($0, commit: $1, forRowAt: $2) },
            tableViewMoveRowAtTo: { actions.tableView($0, moveRowAt: $1, to: $2) },
            sectionIndexTitlesFor: { actions.sectionIndexTitles(for: $0) },
            tableViewSectionForSectionIndexTitleAt: { actions.tableView($0, sectionForSectionIndexTitle: $1, at: $2) },
            tableViewTitleForHeaderInSection: { actions.tableView($0, titleForHeaderInSection: $1) },
            tableViewTitleForFooterInSection: { actions.tableView($0, titleForFooterInSection: $1) },
            tableViewWillDisplayForRowAt: { actions.tableView($0, willDisplay: $1, forRowAt: $2) },
            tableViewWillDisplayHeaderViewForSection: { actions.tableView($0, willDisplayHeaderView: $1, forSection: $2) },
            tableViewWillDisplayFooterViewForSection: { actions.tableView($0, willDisplayFooterView: $1, forSection: $2) },
            tableViewDidEndDisplayingForRowAt: { actions.tableView($0, didEndDisplaying: $1, forRowAt: $2) },
            tableViewDidEndDisplayingHeaderViewForSection: { actions.tableView($0, didEndDisplayingHeaderView: $1, forSection: $2) },
            tableViewDidEndDisplayingFooterViewForSection: { actions.tableView($0, didEndDisplayingFooterView: $1, forSection: $2) },
            tableViewHeightForRowAt: { actions.tableView($0, heightForRowAt: $1) },
            tableViewHeightForHeaderInSection: { actions.tableView($0, heightForHeaderInSection: $1) },
            tableViewHeightForFooterInSection: { actions.tableView($0, heightForFooterInSection: $1) },
            tableViewEstimatedHeightForRowAt: { actions.tableView($0, estimatedHeightForRowAt: $1) },
            tableViewEstimatedHeightForHeaderInSection: { actions.tableView($0, estimatedHeightForHeaderInSection: $1) },
            tableViewEstimatedHeightForFooterInSection: { actions.tableView($0, estimatedHeightForFooterInSection: $1) },
            tableViewViewForHeaderInSection: { actions.tableView($0, viewForHeaderInSection: $1) },
            tableViewViewForFooterInSection: { actions.tableView($0, viewForFooterInSection: $1) },
            tableViewAccessoryButtonTappedForRowWith: { actions.tableView($0, accessoryButtonTappedForRowWith: $1) },
            tableViewShouldHighlightRowAt: { actions.tableView($0, shouldHighlightRowAt: $1) },
            tableViewDidHighlightRowAt: { actions.tableView($0, didHighlightRowAt: $1) },
            tableViewDidUnhighlightRowAt: { actions.tableView($0, didUnhighlightRowAt: $1) },
            tableViewWillSelectRowAt: { actions.tableView($0, willSelectRowAt: $1) },
            tableViewWillDeselectRowAt: { actions.tableView($0, willDeselectRowAt: $1) },
            tableViewDidSelectRowAt: { actions.tableView($0, didSelectRowAt: $1) },
            tableViewDidDeselectRowAt: { actions.tableView($0, didDeselectRowAt: $1) },
            tableViewCanPerformPrimaryActionForRowAt: { actions.tableView($0, canPerformPrimaryActionForRowAt: $1) },
            tableViewPerformPrimaryActionForRowAt: { actions.tableView($0, performPrimaryActionForRowAt: $1) },
            tableViewEditingStyleForRowAt: { actions.tableView($0, editingStyleForRowAt: $1) },
            tableViewTitleForDeleteConfirmationButtonForRowAt: { actions.tableView($0, titleForDeleteConfirmationButtonForRowAt: $1) },
            tableViewEditActionsForRowAt: { actions.tableView($0, editActionsForRowAt: $1) },
            tableViewLeadingSwipeActionsConfigurationForRowAt: { actions.tableView($0, leadingSwipeActionsConfigurationForRowAt: $1) },
            tableViewTrailingSwipeActionsConfigurationForRowAt: { actions.tableView($0, trailingSwipeActionsConfigurationForRowAt: $1) },
            tableViewShouldIndentWhileEditingRowAt: { actions.tableView($0, shouldIndentWhileEditingRowAt: $1) },
            tableViewWillBeginEditingRowAt: { actions.tableView($0, willBeginEditingRowAt: $1) },
            tableViewDidEndEditingRowAt: { actions.tableView($0, didEndEditingRowAt: $1) },
            tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath: { actions.tableView($0, targetIndexPathForMoveFromRowAt: $1, toProposedIndexPath: $2) },
            tableViewIndentationLevelForRowAt: { actions.tableView($0, indentationLevelForRowAt: $1) },
            tableViewShouldShowMenuForRowAt: { actions.tableView($0, shouldShowMenuForRowAt: $1) },
            tableViewCanFocusRowAt: { actions.tableView($0, canFocusRowAt: $1) },
            tableViewShouldUpdateFocusIn: { actions.tableView($0, shouldUpdateFocusIn: $1) },
            tableViewDidUpdateFocusInWith: { actions.tableView($0, didUpdateFocusIn: $1, with: $2) },
            indexPathForPreferredFocusedViewIn: { actions.indexPathForPreferredFocusedView(in: $0) },
            tableViewSelectionFollowsFocusForRowAt: { actions.tableView($0, selectionFollowsFocusForRowAt: $1) },
            tableViewShouldSpringLoadRowAtWith: { actions.tableView($0, shouldSpringLoadRowAt: $1, with: $2) },
            tableViewShouldBeginMultipleSelectionInteractionAt: { actions.tableView($0, shouldBeginMultipleSelectionInteractionAt: $1) },
            tableViewDidBeginMultipleSelectionInteractionAt: { actions.tableView($0, didBeginMultipleSelectionInteractionAt: $1) },
            tableViewDidEndMultipleSelectionInteraction: { actions.tableViewDidEndMultipleSelectionInteraction($0) },
            tableViewContextMenuConfigurationForRowAtPoint: { actions.tableView($0, contextMenuConfigurationForRowAt: $1, point: $2) },
            tableViewPreviewForHighlightingContextMenuWithConfiguration: { actions.tableView($0, previewForHighlightingContextMenuWithConfiguration: $1) },
            tableViewPreviewForDismissingContextMenuWithConfiguration: { actions.tableView($0, previewForDismissingContextMenuWithConfiguration: $1) },
            tableViewWillPerformPreviewActionForMenuWithAnimator: { actions.tableView($0, willPerformPreviewActionForMenuWith: $1, animator: $2) },
            tableViewWillDisplayContextMenuAnimator: { actions.tableView($0, willDisplayContextMenu: $1, animator: $2) },
            tableViewWillEndContextMenuInteractionAnimator: { actions.tableView($0, willEndContextMenuInteraction: $1, animator: $2) },
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
            tableViewPrefetchRowsAt: { actions.tableView($0, prefetchRowsAt: $1) },
            tableViewCancelPrefetchingForRowsAt: { actions.tableView($0, cancelPrefetchingForRowsAt: $1) },
            tableViewItemsForBeginningAt: { actions.tableView($0, itemsForBeginning: $1, at: $2) },
            tableViewItemsForAddingToAtPoint: { actions.tableView($0, itemsForAddingTo: $1, at: $2, point: $3) },
            tableViewDragPreviewParametersForRowAt: { actions.tableView($0, dragPreviewParametersForRowAt: $1) },
            tableViewDragSessionWillBegin: { actions.tableView($0, dragSessionWillBegin: $1) },
            tableViewDragSessionDidEnd: { actions.tableView($0, dragSessionDidEnd: $1) },
            tableViewDragSessionAllowsMoveOperation: { actions.tableView($0, dragSessionAllowsMoveOperation: $1) },
            tableViewDragSessionIsRestrictedToDraggingApplication: { actions.tableView($0, dragSessionIsRestrictedToDraggingApplication: $1) },
            tableViewPerformDropWith: { actions.tableView($0, performDropWith: $1) },
            tableViewCanHandle: { actions.tableView($0, canHandle: $1) },
            tableViewDropSessionDidEnter: { actions.tableView($0, dropSessionDidEnter: $1) },
            tableViewDropSessionDidUpdateWithDestinationIndexPath: { actions.tableView($0, dropSessionDidUpdate: $1, withDestinationIndexPath: $2) },
            tableViewDropSessionDidExit: { actions.tableView($0, dropSessionDidExit: $1) },
            tableViewDropSessionDidEnd: { actions.tableView($0, dropSessionDidEnd: $1) },
            tableViewDropPreviewParametersForRowAt: { actions.tableView($0, dropPreviewParametersForRowAt: $1) })
    }
}

@MainActor final class FakeSession: NSObject, UIDragSession, UIDropSession, UITableViewDropCoordinator,
    UISpringLoadedInteractionContext, UIContextMenuInteractionCommitAnimating
{
    var previewViewController: UIViewController? { nil }
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
}

@MainActor @Suite struct EveryAnswerTests {
    let actions = EveryAction()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let other = IndexPath(row: 1, section: 0)
    let path = IndexPath(row: 0, section: 0)
    let fake = FakeSession()
    let offset = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
    let reader: Reader.Table
    let viewer: Viewer.Table

    init() {
        reader = Reader.Table(Reader(paragraphs: []), actions: actions, in: view)
        viewer = Viewer.Table(Viewer(paragraphs: []), actions: Viewer.Actions(actions), in: UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
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

    @Test func tableViewCanEditRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:canEditRowAt:)", { $0 == $1 }, { reader.tableView(view, canEditRowAt: path) }, { viewer.tableView(view, canEditRowAt: path) })
    }

    @Test func tableViewCanMoveRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:canMoveRowAt:)", { $0 == $1 }, { reader.tableView(view, canMoveRowAt: path) }, { viewer.tableView(view, canMoveRowAt: path) })
    }

    @Test func tableViewCommitForRowAt() {
        expectCall("tableView(_:commit:forRowAt:)", { reader.tableView(view, commit: .insert, forRowAt: path) }, { viewer.tableView(view, commit: .insert, forRowAt: path) })
    }

    @Test func tableViewMoveRowAtTo() {
        expectCall("tableView(_:moveRowAt:to:)", { reader.tableView(view, moveRowAt: path, to: path) }, { viewer.tableView(view, moveRowAt: path, to: path) })
    }

    @Test func sectionIndexTitlesFor() {
        let answers: [[String]?] = [nil, [], ["A", "B"]]
        expect(answers, of: "sectionIndexTitles(for:)", { $0 == $1 }, { reader.sectionIndexTitles(for: view) }, { viewer.sectionIndexTitles(for: view) })
    }

    @Test func tableViewSectionForSectionIndexTitleAt() {
        let answers: [Int] = [0, 3]
        expect(answers, of: "tableView(_:sectionForSectionIndexTitle:at:)", { $0 == $1 }, { reader.tableView(view, sectionForSectionIndexTitle: "A", at: 0) }, { viewer.tableView(view, sectionForSectionIndexTitle: "A", at: 0) })
    }

    @Test func tableViewTitleForHeaderInSection() {
        let answers: [String?] = [nil, "", "Remove"]
        expect(answers, of: "tableView(_:titleForHeaderInSection:)", { $0 == $1 }, { reader.tableView(view, titleForHeaderInSection: 0) }, { viewer.tableView(view, titleForHeaderInSection: 0) })
    }

    @Test func tableViewTitleForFooterInSection() {
        let answers: [String?] = [nil, "", "Remove"]
        expect(answers, of: "tableView(_:titleForFooterInSection:)", { $0 == $1 }, { reader.tableView(view, titleForFooterInSection: 0) }, { viewer.tableView(view, titleForFooterInSection: 0) })
    }

    @Test func tableViewWillDisplayForRowAt() {
        expectCall("tableView(_:willDisplay:forRowAt:)", { reader.tableView(view, willDisplay: UITableViewCell(), forRowAt: path) }, { viewer.tableView(view, willDisplay: UITableViewCell(), forRowAt: path) })
    }

    @Test func tableViewWillDisplayHeaderViewForSection() {
        expectCall("tableView(_:willDisplayHeaderView:forSection:)", { reader.tableView(view, willDisplayHeaderView: UIView(), forSection: 0) }, { viewer.tableView(view, willDisplayHeaderView: UIView(), forSection: 0) })
    }

    @Test func tableViewWillDisplayFooterViewForSection() {
        expectCall("tableView(_:willDisplayFooterView:forSection:)", { reader.tableView(view, willDisplayFooterView: UIView(), forSection: 0) }, { viewer.tableView(view, willDisplayFooterView: UIView(), forSection: 0) })
    }

    @Test func tableViewDidEndDisplayingForRowAt() {
        expectCall("tableView(_:didEndDisplaying:forRowAt:)", { reader.tableView(view, didEndDisplaying: UITableViewCell(), forRowAt: path) }, { viewer.tableView(view, didEndDisplaying: UITableViewCell(), forRowAt: path) })
    }

    @Test func tableViewDidEndDisplayingHeaderViewForSection() {
        expectCall("tableView(_:didEndDisplayingHeaderView:forSection:)", { reader.tableView(view, didEndDisplayingHeaderView: UIView(), forSection: 0) }, { viewer.tableView(view, didEndDisplayingHeaderView: UIView(), forSection: 0) })
    }

    @Test func tableViewDidEndDisplayingFooterViewForSection() {
        expectCall("tableView(_:didEndDisplayingFooterView:forSection:)", { reader.tableView(view, didEndDisplayingFooterView: UIView(), forSection: 0) }, { viewer.tableView(view, didEndDisplayingFooterView: UIView(), forSection: 0) })
    }

    @Test func tableViewHeightForRowAt() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "tableView(_:heightForRowAt:)", { $0 == $1 }, { reader.tableView(view, heightForRowAt: path) }, { viewer.tableView(view, heightForRowAt: path) })
    }

    @Test func tableViewHeightForHeaderInSection() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "tableView(_:heightForHeaderInSection:)", { $0 == $1 }, { reader.tableView(view, heightForHeaderInSection: 0) }, { viewer.tableView(view, heightForHeaderInSection: 0) })
    }

    @Test func tableViewHeightForFooterInSection() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "tableView(_:heightForFooterInSection:)", { $0 == $1 }, { reader.tableView(view, heightForFooterInSection: 0) }, { viewer.tableView(view, heightForFooterInSection: 0) })
    }

    @Test func tableViewEstimatedHeightForRowAt() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "tableView(_:estimatedHeightForRowAt:)", { $0 == $1 }, { reader.tableView(view, estimatedHeightForRowAt: path) }, { viewer.tableView(view, estimatedHeightForRowAt: path) })
    }

    @Test func tableViewEstimatedHeightForHeaderInSection() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "tableView(_:estimatedHeightForHeaderInSection:)", { $0 == $1 }, { reader.tableView(view, estimatedHeightForHeaderInSection: 0) }, { viewer.tableView(view, estimatedHeightForHeaderInSection: 0) })
    }

    @Test func tableViewEstimatedHeightForFooterInSection() {
        let answers: [CGFloat] = [0, 12.5]
        expect(answers, of: "tableView(_:estimatedHeightForFooterInSection:)", { $0 == $1 }, { reader.tableView(view, estimatedHeightForFooterInSection: 0) }, { viewer.tableView(view, estimatedHeightForFooterInSection: 0) })
    }

    @Test func tableViewViewForHeaderInSection() {
        let answers: [UIView?] = [nil, UIView()]
        expect(answers, of: "tableView(_:viewForHeaderInSection:)", { $0 === $1 }, { reader.tableView(view, viewForHeaderInSection: 0) }, { viewer.tableView(view, viewForHeaderInSection: 0) })
    }

    @Test func tableViewViewForFooterInSection() {
        let answers: [UIView?] = [nil, UIView()]
        expect(answers, of: "tableView(_:viewForFooterInSection:)", { $0 === $1 }, { reader.tableView(view, viewForFooterInSection: 0) }, { viewer.tableView(view, viewForFooterInSection: 0) })
    }

    @Test func tableViewAccessoryButtonTappedForRowWith() {
        expectCall("tableView(_:accessoryButtonTappedForRowWith:)", { reader.tableView(view, accessoryButtonTappedForRowWith: path) }, { viewer.tableView(view, accessoryButtonTappedForRowWith: path) })
    }

    @Test func tableViewShouldHighlightRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:shouldHighlightRowAt:)", { $0 == $1 }, { reader.tableView(view, shouldHighlightRowAt: path) }, { viewer.tableView(view, shouldHighlightRowAt: path) })
    }

    @Test func tableViewDidHighlightRowAt() {
        expectCall("tableView(_:didHighlightRowAt:)", { reader.tableView(view, didHighlightRowAt: path) }, { viewer.tableView(view, didHighlightRowAt: path) })
    }

    @Test func tableViewDidUnhighlightRowAt() {
        expectCall("tableView(_:didUnhighlightRowAt:)", { reader.tableView(view, didUnhighlightRowAt: path) }, { viewer.tableView(view, didUnhighlightRowAt: path) })
    }

    @Test func tableViewWillSelectRowAt() {
        let answers: [IndexPath?] = [nil, path, other]
        expect(answers, of: "tableView(_:willSelectRowAt:)", { $0 == $1 }, { reader.tableView(view, willSelectRowAt: path) }, { viewer.tableView(view, willSelectRowAt: path) })
    }

    @Test func tableViewWillDeselectRowAt() {
        let answers: [IndexPath?] = [nil, path, other]
        expect(answers, of: "tableView(_:willDeselectRowAt:)", { $0 == $1 }, { reader.tableView(view, willDeselectRowAt: path) }, { viewer.tableView(view, willDeselectRowAt: path) })
    }

    @Test func tableViewDidSelectRowAt() {
        expectCall("tableView(_:didSelectRowAt:)", { reader.tableView(view, didSelectRowAt: path) }, { viewer.tableView(view, didSelectRowAt: path) })
    }

    @Test func tableViewDidDeselectRowAt() {
        expectCall("tableView(_:didDeselectRowAt:)", { reader.tableView(view, didDeselectRowAt: path) }, { viewer.tableView(view, didDeselectRowAt: path) })
    }

    @Test func tableViewCanPerformPrimaryActionForRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:canPerformPrimaryActionForRowAt:)", { $0 == $1 }, { reader.tableView(view, canPerformPrimaryActionForRowAt: path) }, { viewer.tableView(view, canPerformPrimaryActionForRowAt: path) })
    }

    @Test func tableViewPerformPrimaryActionForRowAt() {
        expectCall("tableView(_:performPrimaryActionForRowAt:)", { reader.tableView(view, performPrimaryActionForRowAt: path) }, { viewer.tableView(view, performPrimaryActionForRowAt: path) })
    }

    @Test func tableViewEditingStyleForRowAt() {
        let answers: [UITableViewCell.EditingStyle] = [.none, .delete, .insert]
        expect(answers, of: "tableView(_:editingStyleForRowAt:)", { $0 == $1 }, { reader.tableView(view, editingStyleForRowAt: path) }, { viewer.tableView(view, editingStyleForRowAt: path) })
    }

    @Test func tableViewTitleForDeleteConfirmationButtonForRowAt() {
        let answers: [String?] = [nil, "", "Remove"]
        expect(answers, of: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", { $0 == $1 }, { reader.tableView(view, titleForDeleteConfirmationButtonForRowAt: path) }, { viewer.tableView(view, titleForDeleteConfirmationButtonForRowAt: path) })
    }

    @Test func tableViewEditActionsForRowAt() {
        let answers: [[UITableViewRowAction]?] = [nil, [], [UITableViewRowAction()]]
        expect(answers, of: "tableView(_:editActionsForRowAt:)", { $0 == $1 }, { reader.tableView(view, editActionsForRowAt: path) }, { viewer.tableView(view, editActionsForRowAt: path) })
    }

    @Test func tableViewLeadingSwipeActionsConfigurationForRowAt() {
        let answers: [UISwipeActionsConfiguration?] = [nil, UISwipeActionsConfiguration(actions: [])]
        expect(answers, of: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", { $0 === $1 }, { reader.tableView(view, leadingSwipeActionsConfigurationForRowAt: path) }, { viewer.tableView(view, leadingSwipeActionsConfigurationForRowAt: path) })
    }

    @Test func tableViewTrailingSwipeActionsConfigurationForRowAt() {
        let answers: [UISwipeActionsConfiguration?] = [nil, UISwipeActionsConfiguration(actions: [])]
        expect(answers, of: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", { $0 === $1 }, { reader.tableView(view, trailingSwipeActionsConfigurationForRowAt: path) }, { viewer.tableView(view, trailingSwipeActionsConfigurationForRowAt: path) })
    }

    @Test func tableViewShouldIndentWhileEditingRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:shouldIndentWhileEditingRowAt:)", { $0 == $1 }, { reader.tableView(view, shouldIndentWhileEditingRowAt: path) }, { viewer.tableView(view, shouldIndentWhileEditingRowAt: path) })
    }

    @Test func tableViewWillBeginEditingRowAt() {
        expectCall("tableView(_:willBeginEditingRowAt:)", { reader.tableView(view, willBeginEditingRowAt: path) }, { viewer.tableView(view, willBeginEditingRowAt: path) })
    }

    @Test func tableViewDidEndEditingRowAt() {
        expectCall("tableView(_:didEndEditingRowAt:)", { reader.tableView(view, didEndEditingRowAt: path) }, { viewer.tableView(view, didEndEditingRowAt: path) })
    }

    @Test func tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath() {
        let answers: [IndexPath] = [path, other]
        expect(answers, of: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", { $0 == $1 }, { reader.tableView(view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path) }, { viewer.tableView(view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path) })
    }

    @Test func tableViewIndentationLevelForRowAt() {
        let answers: [Int] = [0, 3]
        expect(answers, of: "tableView(_:indentationLevelForRowAt:)", { $0 == $1 }, { reader.tableView(view, indentationLevelForRowAt: path) }, { viewer.tableView(view, indentationLevelForRowAt: path) })
    }

    @Test func tableViewShouldShowMenuForRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:shouldShowMenuForRowAt:)", { $0 == $1 }, { reader.tableView(view, shouldShowMenuForRowAt: path) }, { viewer.tableView(view, shouldShowMenuForRowAt: path) })
    }

    @Test func tableViewCanFocusRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:canFocusRowAt:)", { $0 == $1 }, { reader.tableView(view, canFocusRowAt: path) }, { viewer.tableView(view, canFocusRowAt: path) })
    }

    @Test func tableViewShouldUpdateFocusIn() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:shouldUpdateFocusIn:)", { $0 == $1 }, { reader.tableView(view, shouldUpdateFocusIn: UITableViewFocusUpdateContext()) }, { viewer.tableView(view, shouldUpdateFocusIn: UITableViewFocusUpdateContext()) })
    }

    @Test func tableViewDidUpdateFocusInWith() {
        expectCall("tableView(_:didUpdateFocusIn:with:)", { reader.tableView(view, didUpdateFocusIn: UITableViewFocusUpdateContext(), with: UIFocusAnimationCoordinator()) }, { viewer.tableView(view, didUpdateFocusIn: UITableViewFocusUpdateContext(), with: UIFocusAnimationCoordinator()) })
    }

    @Test func indexPathForPreferredFocusedViewIn() {
        let answers: [IndexPath?] = [nil, path, other]
        expect(answers, of: "indexPathForPreferredFocusedView(in:)", { $0 == $1 }, { reader.indexPathForPreferredFocusedView(in: view) }, { viewer.indexPathForPreferredFocusedView(in: view) })
    }

    @Test func tableViewSelectionFollowsFocusForRowAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:selectionFollowsFocusForRowAt:)", { $0 == $1 }, { reader.tableView(view, selectionFollowsFocusForRowAt: path) }, { viewer.tableView(view, selectionFollowsFocusForRowAt: path) })
    }

    @Test func tableViewShouldSpringLoadRowAtWith() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:shouldSpringLoadRowAt:with:)", { $0 == $1 }, { reader.tableView(view, shouldSpringLoadRowAt: path, with: fake) }, { viewer.tableView(view, shouldSpringLoadRowAt: path, with: fake) })
    }

    @Test func tableViewShouldBeginMultipleSelectionInteractionAt() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", { $0 == $1 }, { reader.tableView(view, shouldBeginMultipleSelectionInteractionAt: path) }, { viewer.tableView(view, shouldBeginMultipleSelectionInteractionAt: path) })
    }

    @Test func tableViewDidBeginMultipleSelectionInteractionAt() {
        expectCall("tableView(_:didBeginMultipleSelectionInteractionAt:)", { reader.tableView(view, didBeginMultipleSelectionInteractionAt: path) }, { viewer.tableView(view, didBeginMultipleSelectionInteractionAt: path) })
    }

    @Test func tableViewDidEndMultipleSelectionInteraction() {
        expectCall("tableViewDidEndMultipleSelectionInteraction(_:)", { reader.tableViewDidEndMultipleSelectionInteraction(view) }, { viewer.tableViewDidEndMultipleSelectionInteraction(view) })
    }

    @Test func tableViewContextMenuConfigurationForRowAtPoint() {
        let answers: [UIContextMenuConfiguration?] = [nil, UIContextMenuConfiguration()]
        expect(answers, of: "tableView(_:contextMenuConfigurationForRowAt:point:)", { $0 === $1 }, { reader.tableView(view, contextMenuConfigurationForRowAt: path, point: .zero) }, { viewer.tableView(view, contextMenuConfigurationForRowAt: path, point: .zero) })
    }

    @Test func tableViewPreviewForHighlightingContextMenuWithConfiguration() {
        let answers: [UITargetedPreview?] = [nil, UITargetedPreview(view: UIView())]
        expect(answers, of: "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", { $0 === $1 }, { reader.tableView(view, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()) }, { viewer.tableView(view, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()) })
    }

    @Test func tableViewPreviewForDismissingContextMenuWithConfiguration() {
        let answers: [UITargetedPreview?] = [nil, UITargetedPreview(view: UIView())]
        expect(answers, of: "tableView(_:previewForDismissingContextMenuWithConfiguration:)", { $0 === $1 }, { reader.tableView(view, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration()) }, { viewer.tableView(view, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration()) })
    }

    @Test func tableViewWillPerformPreviewActionForMenuWithAnimator() {
        expectCall("tableView(_:willPerformPreviewActionForMenuWith:animator:)", { reader.tableView(view, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(), animator: fake) }, { viewer.tableView(view, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(), animator: fake) })
    }

    @Test func tableViewWillDisplayContextMenuAnimator() {
        expectCall("tableView(_:willDisplayContextMenu:animator:)", { reader.tableView(view, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil) }, { viewer.tableView(view, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil) })
    }

    @Test func tableViewWillEndContextMenuInteractionAnimator() {
        expectCall("tableView(_:willEndContextMenuInteraction:animator:)", { reader.tableView(view, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil) }, { viewer.tableView(view, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil) })
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

    @Test func tableViewPrefetchRowsAt() {
        expectCall("tableView(_:prefetchRowsAt:)", { reader.tableView(view, prefetchRowsAt: [path]) }, { viewer.tableView(view, prefetchRowsAt: [path]) })
    }

    @Test func tableViewCancelPrefetchingForRowsAt() {
        expectCall("tableView(_:cancelPrefetchingForRowsAt:)", { reader.tableView(view, cancelPrefetchingForRowsAt: [path]) }, { viewer.tableView(view, cancelPrefetchingForRowsAt: [path]) })
    }

    @Test func tableViewItemsForBeginningAt() {
        let answers: [[UIDragItem]] = [[], [UIDragItem()]]
        expect(answers, of: "tableView(_:itemsForBeginning:at:)", { $0 == $1 }, { reader.tableView(view, itemsForBeginning: fake, at: path) }, { viewer.tableView(view, itemsForBeginning: fake, at: path) })
    }

    @Test func tableViewItemsForAddingToAtPoint() {
        let answers: [[UIDragItem]] = [[], [UIDragItem()]]
        expect(answers, of: "tableView(_:itemsForAddingTo:at:point:)", { $0 == $1 }, { reader.tableView(view, itemsForAddingTo: fake, at: path, point: .zero) }, { viewer.tableView(view, itemsForAddingTo: fake, at: path, point: .zero) })
    }

    @Test func tableViewDragPreviewParametersForRowAt() {
        let answers: [UIDragPreviewParameters?] = [nil, UIDragPreviewParameters()]
        expect(answers, of: "tableView(_:dragPreviewParametersForRowAt:)", { $0 === $1 }, { reader.tableView(view, dragPreviewParametersForRowAt: path) }, { viewer.tableView(view, dragPreviewParametersForRowAt: path) })
    }

    @Test func tableViewDragSessionWillBegin() {
        expectCall("tableView(_:dragSessionWillBegin:)", { reader.tableView(view, dragSessionWillBegin: fake) }, { viewer.tableView(view, dragSessionWillBegin: fake) })
    }

    @Test func tableViewDragSessionDidEnd() {
        expectCall("tableView(_:dragSessionDidEnd:)", { reader.tableView(view, dragSessionDidEnd: fake) }, { viewer.tableView(view, dragSessionDidEnd: fake) })
    }

    @Test func tableViewDragSessionAllowsMoveOperation() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:dragSessionAllowsMoveOperation:)", { $0 == $1 }, { reader.tableView(view, dragSessionAllowsMoveOperation: fake) }, { viewer.tableView(view, dragSessionAllowsMoveOperation: fake) })
    }

    @Test func tableViewDragSessionIsRestrictedToDraggingApplication() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:dragSessionIsRestrictedToDraggingApplication:)", { $0 == $1 }, { reader.tableView(view, dragSessionIsRestrictedToDraggingApplication: fake) }, { viewer.tableView(view, dragSessionIsRestrictedToDraggingApplication: fake) })
    }

    @Test func tableViewPerformDropWith() {
        expectCall("tableView(_:performDropWith:)", { reader.tableView(view, performDropWith: fake) }, { viewer.tableView(view, performDropWith: fake) })
    }

    @Test func tableViewCanHandle() {
        let answers: [Bool] = [true, false]
        expect(answers, of: "tableView(_:canHandle:)", { $0 == $1 }, { reader.tableView(view, canHandle: fake) }, { viewer.tableView(view, canHandle: fake) })
    }

    @Test func tableViewDropSessionDidEnter() {
        expectCall("tableView(_:dropSessionDidEnter:)", { reader.tableView(view, dropSessionDidEnter: fake) }, { viewer.tableView(view, dropSessionDidEnter: fake) })
    }

    @Test func tableViewDropSessionDidUpdateWithDestinationIndexPath() {
        let answers: [UITableViewDropProposal] = [UITableViewDropProposal(operation: .copy)]
        expect(answers, of: "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)", { $0 === $1 }, { reader.tableView(view, dropSessionDidUpdate: fake, withDestinationIndexPath: path) }, { viewer.tableView(view, dropSessionDidUpdate: fake, withDestinationIndexPath: path) })
    }

    @Test func tableViewDropSessionDidExit() {
        expectCall("tableView(_:dropSessionDidExit:)", { reader.tableView(view, dropSessionDidExit: fake) }, { viewer.tableView(view, dropSessionDidExit: fake) })
    }

    @Test func tableViewDropSessionDidEnd() {
        expectCall("tableView(_:dropSessionDidEnd:)", { reader.tableView(view, dropSessionDidEnd: fake) }, { viewer.tableView(view, dropSessionDidEnd: fake) })
    }

    @Test func tableViewDropPreviewParametersForRowAt() {
        let answers: [UIDragPreviewParameters?] = [nil, UIDragPreviewParameters()]
        expect(answers, of: "tableView(_:dropPreviewParametersForRowAt:)", { $0 === $1 }, { reader.tableView(view, dropPreviewParametersForRowAt: path) }, { viewer.tableView(view, dropPreviewParametersForRowAt: path) })
    }
}

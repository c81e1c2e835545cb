// Written by Scripts/list-protocols from AppleRules/list-signatures.tsv.
extension DelegateMethods {
    /// By protocol, a method a line: its signature, what UIKit assumes if it is missing, and the argument of a mark
    /// that has generated code implement it, or `always`.
    static let table: KeyValuePairs<String, String> = [
        "UITableViewDelegate": """
        tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) // on: willDisplay
        tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) // on: didEndDisplaying
        tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat = tableView.rowHeight // height:
        tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat = tableView.sectionHeaderHeight // headerHeight:
        tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat = tableView.sectionFooterHeight // footerHeight:
        tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat = tableView.estimatedRowHeight // estimatedHeight:
        tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat = tableView.estimatedSectionHeaderHeight
        tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat = tableView.estimatedSectionFooterHeight
        tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? = nil // header:
        tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? = nil // footer:
        tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) // on: accessory
        tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool = true // selects:
        tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? = indexPath // selects:
        tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? = indexPath
        tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) // on: select
        tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) // on: deselect
        tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool = true // on: primaryAction
        tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) // on: primaryAction
        tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle = .delete
        tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? = nil
        tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? = nil
        tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? = nil // leadingSwipe:
        tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? = nil // trailingSwipe:
        tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
        tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath = proposedDestinationIndexPath // moves:
        tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int = 0
        tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool = false
        tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool = false
        tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
        tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool = true
        tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
        indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? = nil
        tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool = false
        tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool = true
        tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool = false // selection:
        tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
        tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? = nil // menu:
        tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? = nil
        tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? = nil
        tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) // on: commit
        tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        """,
        "UITableViewDataSource": """
        required tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int // always
        required tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell // always
        numberOfSections(in tableView: UITableView) -> Int // always
        tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool = true // on: delete
        tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool = true // moves:
        tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) // on: delete
        tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) // moves:
        sectionIndexTitles(for tableView: UITableView) -> [String]? = nil // indexTitle:
        tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int = index // indexTitle:
        tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? = nil // header:
        tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? = nil // footer:
        """,
        "UITableViewDataSourcePrefetching": """
        required tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) // on: prefetch
        tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) // on: cancelPrefetch
        """,
        "UITableViewDragDelegate": """
        required tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] = [] // drag:
        tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] = []
        tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? = nil
        tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
        tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
        tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool = true
        tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool = false
        """,
        "UITableViewDropDelegate": """
        required tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
        tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool = true
        tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
        tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal = UITableViewDropProposal(operation: .cancel)
        tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
        tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
        tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? = nil
        """,
        "UIScrollViewDelegate": """
        scrollViewDidScroll(_ scrollView: UIScrollView)
        scrollViewDidZoom(_ scrollView: UIScrollView)
        scrollViewWillBeginDragging(_ scrollView: UIScrollView)
        scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
        scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
        scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
        scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
        scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
        viewForZooming(in scrollView: UIScrollView) -> UIView? = nil
        scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
        scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
        scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool = true
        scrollViewDidScrollToTop(_ scrollView: UIScrollView)
        scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
        """,
        "UICollectionViewDelegate": """
        collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool = true // selects:
        collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool = true // selects:
        collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool = true
        collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) // on: select
        collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) // on: deselect
        collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool = true // on: primaryAction
        collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) // on: primaryAction
        collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) // on: willDisplay
        collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) // on: didEndDisplaying
        collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool = false
        collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool = false
        collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
        collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool = true
        collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool = true
        collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
        indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? = nil
        collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool = false
        collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath = proposedIndexPath // moves:
        collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath = proposedIndexPath // moves:
        collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint = proposedContentOffset
        collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool = true
        collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool = true
        collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool = false // selection:
        collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
        collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? = nil // menu:
        collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? = nil
        collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? = nil
        collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) // on: commit
        collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? = nil
        collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? = nil // menu:
        collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? = nil
        collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? = nil
        """,
        "UICollectionViewDataSource": """
        required collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int // always
        required collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell // always
        numberOfSections(in collectionView: UICollectionView) -> Int // always
        collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView = supplementaryView(ofKind: kind, at: indexPath, in: collectionView) // header:
        collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool = true // moves:
        collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) // moves:
        indexTitles(for collectionView: UICollectionView) -> [String]? = nil // indexTitle:
        collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath = IndexPath(item: index, section: 0) // indexTitle:
        """,
        "UICollectionViewDataSourcePrefetching": """
        required collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) // on: prefetch
        collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) // on: cancelPrefetch
        """,
        "UICollectionViewDragDelegate": """
        required collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] = [] // drag:
        collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] = []
        collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? = nil
        collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
        collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
        collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool = true
        collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool = false
        """,
        "UICollectionViewDropDelegate": """
        required collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
        collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool = true
        collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
        collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal = UICollectionViewDropProposal(operation: .cancel)
        collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
        collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? = nil
        """,
        "UICollectionViewDelegateFlowLayout": """
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize = Self.flow(collectionViewLayout).itemSize // size:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets = Self.flow(collectionViewLayout).sectionInset // insets:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat = Self.flow(collectionViewLayout).minimumLineSpacing // lineSpacing:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat = Self.flow(collectionViewLayout).minimumInteritemSpacing // itemSpacing:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize = Self.flow(collectionViewLayout).headerReferenceSize // headerHeight:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize = Self.flow(collectionViewLayout).footerReferenceSize // footerHeight:
        """,
    ]
}

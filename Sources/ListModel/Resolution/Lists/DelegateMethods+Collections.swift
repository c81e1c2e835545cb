/// The methods of collection views.
extension DelegateMethods {
    static let collections: [(ListProtocol, String)] = [
        (.dataSource, sourceOfItems), (.delegate, delegateOfItems), (.delegate, scrollView), (.flowLayout, flowLayout),
        (.prefetching, prefetchingItems), (.drag, dragOfItems), (.drop, dropOfItems),
    ]

    static let answeredItems = """
        required collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
        required collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) \
        -> UICollectionViewCell
        numberOfSections(in collectionView: UICollectionView) -> Int
        """

    private static let sourceOfItems = """
        collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, \
        at indexPath: IndexPath) -> UICollectionReusableView = supplementaryView(ofKind: kind, at: indexPath, \
        in: collectionView) // header:
        collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool = true // moves:
        collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, \
        to destinationIndexPath: IndexPath) // moves:
        indexTitles(for collectionView: UICollectionView) -> [String]? = nil // indexTitle:
        collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) \
        -> IndexPath = IndexPath(item: index, section: 0) // indexTitle:
        """

    private static let delegateOfItems = """
        collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool = true // selects:
        collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool = true // selects:
        collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool = true
        collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) // on: select
        collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) // on: deselect
        collectionView(_ collectionView: UICollectionView, \
        canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool = true // on: primaryAction
        collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) // on: primaryAction
        collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, \
        forItemAt indexPath: IndexPath) // on: willDisplay
        collectionView(_ collectionView: UICollectionView, \
        willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, \
        at indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, \
        forItemAt indexPath: IndexPath) // on: didEndDisplaying
        collectionView(_ collectionView: UICollectionView, \
        didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, \
        at indexPath: IndexPath)
        collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool \
        = false
        collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, \
        forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool = false
        collectionView(_ collectionView: UICollectionView, performAction action: Selector, \
        forItemAt indexPath: IndexPath, withSender sender: Any?)
        collectionView(_ collectionView: UICollectionView, \
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, \
        newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout \
        = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool = true
        collectionView(_ collectionView: UICollectionView, \
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool = true
        collectionView(_ collectionView: UICollectionView, \
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
        indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? = nil
        collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) \
        -> Bool = false
        collectionView(_ collectionView: UICollectionView, \
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, \
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) \
        -> IndexPath = proposedIndexPath // moves:
        collectionView(_ collectionView: UICollectionView, \
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, \
        toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath = proposedIndexPath // moves:
        collectionView(_ collectionView: UICollectionView, \
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint = proposedContentOffset
        collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool = true
        collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, \
        with context: any UISpringLoadedInteractionContext) -> Bool = true
        collectionView(_ collectionView: UICollectionView, \
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool = false // selection:
        collectionView(_ collectionView: UICollectionView, \
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
        collectionView(_ collectionView: UICollectionView, \
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) \
        -> UIContextMenuConfiguration? = nil // menu:
        collectionView(_ collectionView: UICollectionView, \
        contextMenuConfiguration configuration: UIContextMenuConfiguration, \
        highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? = nil
        collectionView(_ collectionView: UICollectionView, \
        contextMenuConfiguration configuration: UIContextMenuConfiguration, \
        dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? = nil
        collectionView(_ collectionView: UICollectionView, \
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, \
        animator: any UIContextMenuInteractionCommitAnimating) // on: commit
        collectionView(_ collectionView: UICollectionView, \
        willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (\
        any UIContextMenuInteractionAnimating)?)
        collectionView(_ collectionView: UICollectionView, \
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (\
        any UIContextMenuInteractionAnimating)?)
        collectionView(_ collectionView: UICollectionView, \
        sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) \
        -> UIWindowScene.ActivationConfiguration? = nil
        collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, \
        point: CGPoint) -> UIContextMenuConfiguration? = nil // menu:
        collectionView(_ collectionView: UICollectionView, \
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) \
        -> UITargetedPreview? = nil
        collectionView(_ collectionView: UICollectionView, \
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) \
        -> UITargetedPreview? = nil
        """

    private static let flowLayout = """
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
        sizeForItemAt indexPath: IndexPath) -> CGSize = Self.flow(collectionViewLayout).itemSize // size:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
        insetForSectionAt section: Int) -> UIEdgeInsets = Self.flow(collectionViewLayout).sectionInset // insets:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
        minimumLineSpacingForSectionAt section: Int) -> CGFloat = Self.flow(\
        collectionViewLayout).minimumLineSpacing // lineSpacing:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
        minimumInteritemSpacingForSectionAt section: Int) -> CGFloat = Self.flow(\
        collectionViewLayout).minimumInteritemSpacing // itemSpacing:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
        referenceSizeForHeaderInSection section: Int) -> CGSize = Self.flow(\
        collectionViewLayout).headerReferenceSize // headerHeight:
        collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
        referenceSizeForFooterInSection section: Int) -> CGSize = Self.flow(\
        collectionViewLayout).footerReferenceSize // footerHeight:
        """

    private static let prefetchingItems = """
        required collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) // on: prefetch
        collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) // on: cancelPrefetch
        """

    private static let dragOfItems = """
        required collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, \
        at indexPath: IndexPath) -> [UIDragItem] = [] // drag:
        collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, \
        at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] = []
        collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) \
        -> UIDragPreviewParameters? = nil
        collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
        collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
        collectionView(_ collectionView: UICollectionView, \
        dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool = true
        collectionView(_ collectionView: UICollectionView, \
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool = false
        """

    private static let dropOfItems = """
        required collectionView(_ collectionView: UICollectionView, \
        performDropWith coordinator: any UICollectionViewDropCoordinator)
        collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool = true
        collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
        collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, \
        withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal \
        = UICollectionViewDropProposal(operation: .cancel)
        collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
        collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) \
        -> UIDragPreviewParameters? = nil
        """
}

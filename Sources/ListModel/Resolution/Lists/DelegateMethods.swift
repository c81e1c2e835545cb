/// The methods of UIKit's protocols of list views that an app may answer itself, from the table of list signatures of
/// UIKit: all but those that every generated class implements.
enum DelegateMethods {
    /// Those of a kind of list view.
    static func all(of target: ListTarget) -> [DelegateMethod] { target == .table ? ofTables : ofCollections }

    /// Those that every generated class implements: they answer from the state of the list.
    static func answered(by target: ListTarget) -> [DelegateMethod] {
        target == .table ? answeredByTables : answeredByCollections
    }

    static let ofTables = methods(tables)
    static let ofCollections = methods(collections)
    private static let answeredByTables = methods([(.dataSource, answered)])
    private static let answeredByCollections = methods([(.dataSource, answeredItems)])

    private static func methods(_ tables: [(ListProtocol, String)]) -> [DelegateMethod] {
        tables.flatMap { owner, table in table.split(separator: "\n").map { DelegateMethod($0, of: owner) } }
    }

    /// The event or method that was probably meant by a name that is spelled almost like it, or like the label that tells
    /// it apart: `willBeginEditingRowAt`. As a mark writes it.
    static func nearest(to name: String, for target: ListTarget = .table) -> String? {
        let all = all(of: target)
        if name.contains("(") { return Spelling.nearest(to: name, among: all.map(\.fullName)) }
        let shortNames = Event.names + all.map(\.shortName)
        guard let near = Spelling.nearest(to: name, among: shortNames), Event(rawValue: near) == nil,
            let method = all.first(where: { $0.shortName == near })
        else { return Spelling.nearest(to: name, among: Event.names) }
        return method.event?.rawValue ?? (method.name == near ? near : method.fullName)
    }

    /// The types in the tables that UIKit has deprecated.
    static let deprecatedTypes = ["UITableViewRowAction"]

    /// A method a line: its signature, what UIKit assumes if it is missing, the argument of a mark that emits it.
    private static let tables: [(ListProtocol, String)] = [
        (.dataSource, dataSource), (.delegate, delegate), (.delegate, scrollView), (.prefetching, prefetching),
        (.drag, drag), (.drop, drop),
    ]

    private static let answered = """
        required tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        required tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        numberOfSections(in tableView: UITableView) -> Int
        """

    private static let dataSource = """
        tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool = true // on: delete
        tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool = true // moves:
        tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, \
        forRowAt indexPath: IndexPath) // on: delete
        tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, \
        to destinationIndexPath: IndexPath) // moves:
        sectionIndexTitles(for tableView: UITableView) -> [String]? = nil // indexTitle:
        tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int = index // indexTitle:
        tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? = nil // header:
        tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? = nil // footer:
        """

    private static let delegate = """
        tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) \
        // on: willDisplay
        tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) \
        // on: didEndDisplaying
        tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) \
        -> CGFloat = tableView.rowHeight // height:
        tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) \
        -> CGFloat = tableView.sectionHeaderHeight // headerHeight:
        tableView(_ tableView: UITableView, heightForFooterInSection section: Int) \
        -> CGFloat = tableView.sectionFooterHeight // footerHeight:
        tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) \
        -> CGFloat = tableView.estimatedRowHeight // estimatedHeight:
        tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) \
        -> CGFloat = tableView.estimatedSectionHeaderHeight
        tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) \
        -> CGFloat = tableView.estimatedSectionFooterHeight
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
        tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) \
        -> UITableViewCell.EditingStyle = .delete
        tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) \
        -> String? = nil
        tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? = nil
        tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) \
        -> UISwipeActionsConfiguration? = nil // leadingSwipe:
        tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) \
        -> UISwipeActionsConfiguration? = nil // trailingSwipe:
        tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
        tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, \
        toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath = proposedDestinationIndexPath // moves:
        tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int = 0
        tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool = false
        tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, \
        withSender sender: Any?) -> Bool = false
        tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, \
        withSender sender: Any?)
        tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool = true
        tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, \
        with coordinator: UIFocusAnimationCoordinator)
        indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? = nil
        tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool = false
        tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, \
        with context: any UISpringLoadedInteractionContext) -> Bool = true
        tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) \
        -> Bool = false // selection:
        tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
        tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) \
        -> UIContextMenuConfiguration? = nil // menu:
        tableView(_ tableView: UITableView, \
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) \
        -> UITargetedPreview? = nil
        tableView(_ tableView: UITableView, \
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) \
        -> UITargetedPreview? = nil
        tableView(_ tableView: UITableView, \
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, \
        animator: any UIContextMenuInteractionCommitAnimating) // on: commit
        tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, \
        animator: (any UIContextMenuInteractionAnimating)?)
        tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, \
        animator: (any UIContextMenuInteractionAnimating)?)
        """

    static let scrollView = """
        scrollViewDidScroll(_ scrollView: UIScrollView)
        scrollViewDidZoom(_ scrollView: UIScrollView)
        scrollViewWillBeginDragging(_ scrollView: UIScrollView)
        scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, \
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
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
        """

    private static let prefetching = """
        required tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) // on: prefetch
        tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) // on: cancelPrefetch
        """

    private static let drag = """
        required tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, \
        at indexPath: IndexPath) -> [UIDragItem] = [] // drag:
        tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, \
        at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] = []
        tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) \
        -> UIDragPreviewParameters? = nil
        tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
        tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
        tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool = true
        tableView(_ tableView: UITableView, \
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool = false
        """

    private static let drop = """
        required tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
        tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool = true
        tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
        tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, \
        withDestinationIndexPath destinationIndexPath: IndexPath?) \
        -> UITableViewDropProposal = UITableViewDropProposal(operation: .cancel)
        tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
        tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
        tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) \
        -> UIDragPreviewParameters? = nil
        """
}

/// The optional methods of `UITableViewDataSource`, and those of `UITableViewDelegate` and `UIScrollViewDelegate`, from the
/// table of list signatures of UIKit. Titles are not among them: `header:` and `footer:` say those.
enum DelegateMethods {
    static let all = table.split(separator: "\n").map(DelegateMethod.init)

    /// The event or method that was probably meant by a name that is spelled almost like it, or like the label that tells
    /// it apart: `willBeginEditingRowAt`. As a mark writes it.
    static func nearest(to name: String) -> String? {
        if name.contains("(") { return Spelling.nearest(to: name, among: all.map(\.fullName)) }
        let shortNames = Event.names + all.map(\.shortName)
        guard let near = Spelling.nearest(to: name, among: shortNames), Event(rawValue: near) == nil,
            let method = all.first(where: { $0.shortName == near })
        else { return Spelling.nearest(to: name, among: Event.names) }
        return method.event?.rawValue ?? (method.name == near ? near : method.fullName)
    }

    /// A method a line: its signature, what UIKit assumes where it is missing, the argument of a mark that emits it.
    private static let table = """
        tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, \
        forRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, \
        to destinationIndexPath: IndexPath)
        sectionIndexTitles(for tableView: UITableView) -> [String]? = nil
        tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int = index
        tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) \
        // on: willDisplay
        tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) \
        // on: didEndDisplaying
        tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
        tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) \
        -> CGFloat = UITableView.automaticDimension // height:
        tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) \
        -> CGFloat = UITableView.automaticDimension // headerHeight:
        tableView(_ tableView: UITableView, heightForFooterInSection section: Int) \
        -> CGFloat = UITableView.automaticDimension // footerHeight:
        tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) \
        -> CGFloat = UITableView.automaticDimension // estimatedHeight:
        tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) \
        -> CGFloat = UITableView.automaticDimension
        tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) \
        -> CGFloat = UITableView.automaticDimension
        tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? = nil // header:
        tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? = nil // footer:
        tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
        tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? = indexPath
        tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? = indexPath
        tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) // on: select
        tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) // on: deselect
        tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) \
        -> UITableViewCell.EditingStyle = .none
        tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) \
        -> String? = nil
        tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? = nil
        tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) \
        -> UISwipeActionsConfiguration? = nil
        tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) \
        -> UISwipeActionsConfiguration? = nil
        tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool = true
        tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
        tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
        tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, \
        toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath = proposedDestinationIndexPath
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
        -> Bool = false
        tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
        tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) \
        -> UIContextMenuConfiguration? = nil
        tableView(_ tableView: UITableView, \
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) \
        -> UITargetedPreview? = nil
        tableView(_ tableView: UITableView, \
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) \
        -> UITargetedPreview? = nil
        tableView(_ tableView: UITableView, \
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, \
        animator: any UIContextMenuInteractionCommitAnimating)
        tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, \
        animator: (any UIContextMenuInteractionAnimating)?)
        tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, \
        animator: (any UIContextMenuInteractionAnimating)?)
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
}

/// The methods of `UITableViewDelegate` and `UIScrollViewDelegate`, from the table of list signatures of UIKit.
enum DelegateMethods {
    static let all: [DelegateMethod] = [
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "willDisplay cell: UITableViewCell", "forRowAt indexPath: IndexPath"],
            emittedFor: "on: willDisplay"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "willDisplayHeaderView view: UIView", "forSection section: Int"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "willDisplayFooterView view: UIView", "forSection section: Int"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didEndDisplaying cell: UITableViewCell", "forRowAt indexPath: IndexPath"],
            emittedFor: "on: didEndDisplaying"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didEndDisplayingHeaderView view: UIView", "forSection section: Int"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didEndDisplayingFooterView view: UIView", "forSection section: Int"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "heightForRowAt indexPath: IndexPath"], returns: "CGFloat",
            otherwise: "UITableView.automaticDimension",
            emittedFor: "height:"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "heightForHeaderInSection section: Int"], returns: "CGFloat",
            otherwise: "UITableView.automaticDimension",
            emittedFor: "headerHeight:"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "heightForFooterInSection section: Int"], returns: "CGFloat",
            otherwise: "UITableView.automaticDimension",
            emittedFor: "footerHeight:"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "estimatedHeightForRowAt indexPath: IndexPath"], returns: "CGFloat",
            otherwise: "UITableView.automaticDimension",
            emittedFor: "estimatedHeight:"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "estimatedHeightForHeaderInSection section: Int"], returns: "CGFloat",
            otherwise: "UITableView.automaticDimension"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "estimatedHeightForFooterInSection section: Int"], returns: "CGFloat",
            otherwise: "UITableView.automaticDimension"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "viewForHeaderInSection section: Int"], returns: "UIView?", otherwise: "nil",
            emittedFor: "header:"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "viewForFooterInSection section: Int"], returns: "UIView?", otherwise: "nil",
            emittedFor: "footer:"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "accessoryButtonTappedForRowWith indexPath: IndexPath"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "shouldHighlightRowAt indexPath: IndexPath"], returns: "Bool",
            otherwise: "true"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didHighlightRowAt indexPath: IndexPath"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didUnhighlightRowAt indexPath: IndexPath"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "willSelectRowAt indexPath: IndexPath"], returns: "IndexPath?",
            otherwise: "indexPath"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "willDeselectRowAt indexPath: IndexPath"], returns: "IndexPath?",
            otherwise: "indexPath"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didSelectRowAt indexPath: IndexPath"],
            emittedFor: "on: select"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didDeselectRowAt indexPath: IndexPath"],
            emittedFor: "on: deselect"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "canPerformPrimaryActionForRowAt indexPath: IndexPath"], returns: "Bool",
            otherwise: "true"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "performPrimaryActionForRowAt indexPath: IndexPath"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "editingStyleForRowAt indexPath: IndexPath"],
            returns: "UITableViewCell.EditingStyle", otherwise: ".none"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath"],
            returns: "String?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "editActionsForRowAt indexPath: IndexPath"],
            returns: "[UITableViewRowAction]?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath"],
            returns: "UISwipeActionsConfiguration?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath"],
            returns: "UISwipeActionsConfiguration?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "shouldIndentWhileEditingRowAt indexPath: IndexPath"], returns: "Bool",
            otherwise: "true"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "willBeginEditingRowAt indexPath: IndexPath"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didEndEditingRowAt indexPath: IndexPath?"]),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView", "targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath",
                "toProposedIndexPath proposedDestinationIndexPath: IndexPath",
            ], returns: "IndexPath", otherwise: "proposedDestinationIndexPath"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "indentationLevelForRowAt indexPath: IndexPath"], returns: "Int",
            otherwise: "0"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "shouldShowMenuForRowAt indexPath: IndexPath"], returns: "Bool",
            otherwise: "false"),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView", "canPerformAction action: Selector", "forRowAt indexPath: IndexPath",
                "withSender sender: Any?",
            ], returns: "Bool", otherwise: "false"),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView", "performAction action: Selector", "forRowAt indexPath: IndexPath",
                "withSender sender: Any?",
            ]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "canFocusRowAt indexPath: IndexPath"], returns: "Bool", otherwise: "true"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "shouldUpdateFocusIn context: UITableViewFocusUpdateContext"], returns: "Bool",
            otherwise: "true"),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView", "didUpdateFocusIn context: UITableViewFocusUpdateContext",
                "with coordinator: UIFocusAnimationCoordinator",
            ]),
        DelegateMethod(
            "indexPathForPreferredFocusedView",
            ["in tableView: UITableView"], returns: "IndexPath?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "selectionFollowsFocusForRowAt indexPath: IndexPath"], returns: "Bool",
            otherwise: "false"),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView", "shouldSpringLoadRowAt indexPath: IndexPath",
                "with context: any UISpringLoadedInteractionContext",
            ], returns: "Bool", otherwise: "true"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath"],
            returns: "Bool", otherwise: "false"),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "didBeginMultipleSelectionInteractionAt indexPath: IndexPath"]),
        DelegateMethod(
            "tableViewDidEndMultipleSelectionInteraction",
            ["_ tableView: UITableView"]),
        DelegateMethod(
            "tableView",
            ["_ tableView: UITableView", "contextMenuConfigurationForRowAt indexPath: IndexPath", "point: CGPoint"],
            returns: "UIContextMenuConfiguration?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView",
                "previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration",
            ], returns: "UITargetedPreview?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView",
                "previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration",
            ], returns: "UITargetedPreview?", otherwise: "nil"),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView",
                "willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration",
                "animator: any UIContextMenuInteractionCommitAnimating",
            ]),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView", "willDisplayContextMenu configuration: UIContextMenuConfiguration",
                "animator: (any UIContextMenuInteractionAnimating)?",
            ]),
        DelegateMethod(
            "tableView",
            [
                "_ tableView: UITableView", "willEndContextMenuInteraction configuration: UIContextMenuConfiguration",
                "animator: (any UIContextMenuInteractionAnimating)?",
            ]),
        DelegateMethod(
            "scrollViewDidScroll",
            ["_ scrollView: UIScrollView"]),
        DelegateMethod(
            "scrollViewDidZoom",
            ["_ scrollView: UIScrollView"]),
        DelegateMethod(
            "scrollViewWillBeginDragging",
            ["_ scrollView: UIScrollView"]),
        DelegateMethod(
            "scrollViewWillEndDragging",
            [
                "_ scrollView: UIScrollView", "withVelocity velocity: CGPoint",
                "targetContentOffset: UnsafeMutablePointer<CGPoint>",
            ]),
        DelegateMethod(
            "scrollViewDidEndDragging",
            ["_ scrollView: UIScrollView", "willDecelerate decelerate: Bool"]),
        DelegateMethod(
            "scrollViewWillBeginDecelerating",
            ["_ scrollView: UIScrollView"]),
        DelegateMethod(
            "scrollViewDidEndDecelerating",
            ["_ scrollView: UIScrollView"]),
        DelegateMethod(
            "scrollViewDidEndScrollingAnimation",
            ["_ scrollView: UIScrollView"]),
        DelegateMethod(
            "viewForZooming",
            ["in scrollView: UIScrollView"], returns: "UIView?", otherwise: "nil"),
        DelegateMethod(
            "scrollViewWillBeginZooming",
            ["_ scrollView: UIScrollView", "with view: UIView?"]),
        DelegateMethod(
            "scrollViewDidEndZooming",
            ["_ scrollView: UIScrollView", "with view: UIView?", "atScale scale: CGFloat"]),
        DelegateMethod(
            "scrollViewShouldScrollToTop",
            ["_ scrollView: UIScrollView"], returns: "Bool", otherwise: "true"),
        DelegateMethod(
            "scrollViewDidScrollToTop",
            ["_ scrollView: UIScrollView"]),
        DelegateMethod(
            "scrollViewDidChangeAdjustedContentInset",
            ["_ scrollView: UIScrollView"]),
    ]
}

extension ListDefinition {
    /// The argument by which marks make the table implement `method`; nil if none does.
    func implementing(_ method: DelegateMethod) -> String? {
        switch method.shortName {
        case "referenceSizeForHeaderInSection": return alternatives.contains { !$0.headers.isEmpty } ? "header:" : nil
        case "referenceSizeForFooterInSection": return alternatives.contains { !$0.footers.isEmpty } ? "footer:" : nil
        case "commit": return takes(.delete) ? "on: delete" : insertsRows ? "on: insert" : nil
        case "canEditRowAt": return leaves.contains(where: \.isDeleted) ? "on: delete" : editingArgument
        case "shouldHighlightRowAt", "willSelectRowAt", "shouldHighlightItemAt", "shouldSelectItemAt":
            return leaves.contains { $0.selects != nil } ? "selects:" : insertsRows ? "on: insert" : nil
        case "didSelectRowAt", "didSelectItemAt", "didDeselectRowAt", "didDeselectItemAt":
            if insertsRows, method.shortName == "didSelectRowAt" { return "on: insert" }
            if selectionChange != nil { return "selection:" }
            if showsSelection { return "RowSelection" }
            if method.shortName == "didSelectRowAt", leaves.contains(where: { $0.choice != nil }) { return "choice:" }
        case "shouldBeginMultipleSelectionInteractionAt":
            return selection == .multipleWhileEditing ? "selection:" : nil
        case "canPerformPrimaryActionForRowAt", "canPerformPrimaryActionForItemAt":
            return leaves.contains { $0.handlers.contains { $0.event == .primaryAction } } ? "on: primaryAction" : nil
        case "contextMenuConfigurationForRowAt", "contextMenuConfigurationForItemAt",
            "contextMenuConfigurationForItemsAt":
            return hasMenus ? "menu:" : nil
        case "previewForHighlightingContextMenuWithConfiguration",
            "previewForDismissingContextMenuWithConfiguration":
            if liftsCells { return "lift" }
            // A collection view asks these no more where it has asked for the menu of several items.
            return target == .collection && hasMenus ? "menu:" : nil
        case "contextMenuConfiguration":
            let isOfPreview = ["highlightPreviewForItemAt", "dismissalPreviewForItemAt"].contains {
                method.fullName.contains($0)
            }
            return isOfPreview && liftsCells ? "lift" : nil
        case "canMoveRowAt", "canMoveItemAt", "moveRowAt", "moveItemAt", "targetIndexPathForMoveFromRowAt",
            "targetIndexPathForMoveOfItemFromOriginalIndexPath", "targetIndexPathForMoveFromItemAt":
            return movesRows ? "moves:" : nil
        case "sectionIndexTitles", "sectionForSectionIndexTitle", "indexTitles", "indexPathForIndexTitle":
            return hasIndex ? "indexTitle:" : nil
        case "itemsForBeginning": return dragsRows ? "drag:" : nil
        case "dragPreviewParametersForRowAt", "dragPreviewParametersForItemAt":
            return dragsRows && liftsCells ? "lift" : nil
        case "prefetchRowsAt", "prefetchItemsAt":
            // What is not announced cannot be cancelled.
            return takes(.prefetch) ? "on: prefetch" : takes(.cancelPrefetch) ? "on: cancelPrefetch" : nil
        case "willDisplay":
            return takes(.willDisplay)
                ? "on: willDisplay" : leaves.contains { $0.nearEnd != nil } ? "on: nearEnd" : nil
        case "editingStyleForRowAt", "shouldIndentWhileEditingRowAt":
            return hasRowsBesideDeleted ? editingArgument : nil
        default: break
        }
        let isImplemented =
            switch method.shortName {
            case "heightForRowAt": leaves.contains { $0.height != nil }
            case "estimatedHeightForRowAt": leaves.contains { $0.estimatedHeight != nil }
            case "sizeForItemAt": saysSizes
            case "insetForSectionAt": alternatives.contains { $0.grid?.insets != nil }
            case "minimumLineSpacingForSectionAt": alternatives.contains { $0.grid?.lineSpacing != nil }
            case "minimumInteritemSpacingForSectionAt": alternatives.contains { $0.grid?.itemSpacing != nil }
            case "heightForHeaderInSection": alternatives.contains { $0.headers.contains { $0.height != nil } }
            case "heightForFooterInSection": alternatives.contains { $0.footers.contains { $0.height != nil } }
            case "viewForHeaderInSection": alternatives.contains { $0.headers.contains(where: \.isView) }
            case "viewForFooterInSection": alternatives.contains { $0.footers.contains(where: \.isView) }
            case "titleForHeaderInSection": alternatives.contains { $0.headers.contains(where: \.isTitle) }
            case "leadingSwipeActionsConfigurationForRowAt": leaves.contains { $0.actions?.leadingSwipe != nil }
            case "trailingSwipeActionsConfigurationForRowAt": leaves.contains { $0.actions?.trailingSwipe != nil }
            case "titleForFooterInSection": alternatives.contains { $0.footers.contains(where: \.isTitle) }
            default: method.event.map(takes) ?? false
            }
        if isImplemented { return method.argument }
        if isToldOfTaps, method.event == .select { return "deselects: true" }
        // Heights and estimates come together.
        guard method.shortName == "estimatedHeightForRowAt", leaves.contains(where: { $0.height != nil }) else {
            return nil
        }
        return "height:"
    }

    private func takes(_ event: Event) -> Bool { leaves.contains { $0.takes(event) } }

    /// The argument that lets rows be edited that are not deleted; nil if none does.
    private var editingArgument: String? {
        if insertsRows { return "on: insert" }
        let swipes = leaves.compactMap(\.actions)
        if swipes.contains(where: { $0.trailingSwipe != nil }) { return "trailingSwipe:" }
        if swipes.contains(where: { $0.leadingSwipe != nil }) { return "leadingSwipe:" }
        guard target == .table, leaves.contains(where: takesPart) else { return nil }
        return movesRows ? "moves:" : "selection:"
    }

    /// The argument in the place of a method that says a space which the widths of columns follow from; nil if none do.
    func needingSpace(_ method: DelegateMethod) -> String? {
        guard saysSizes, implementing(method) == nil,
            ["insetForSectionAt", "minimumInteritemSpacingForSectionAt"].contains(method.shortName)
        else { return nil }
        let hasColumns = alternatives.contains { $0.grid?.columns != nil } || leaves.contains { $0.height != nil }
        return hasColumns ? method.argument : nil
    }
}

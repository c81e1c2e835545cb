/// Which methods of delegates tell of a gesture, by parts of their full names.
enum GestureMethods {
    private static let parts: [(part: String, gesture: Gesture)] = [
        ("didSelectRowAt:", .tap), ("didSelectItemAt:", .tap), ("performPrimaryActionForRowAt:", .tap),
        ("performPrimaryActionForItemAt:", .tap),
        ("SwipeActionsConfigurationForRowAt:", .swipe), ("editActionsForRowAt:", .swipe),
        ("editActionsForItemAt:", .swipe),
        ("contextMenuConfigurationFor", .menu), ("shouldShowMenuFor", .menu), ("willDisplayContextMenu", .menu),
        ("commit:forRowAt:", .delete),
        ("moveRowAt:to:", .move), ("moveItemAt:to:", .move), ("canMoveRowAt:", .move), ("canMoveItemAt:", .move),
        ("targetIndexPathForMove", .move),
        ("itemsForBeginning:", .drag), ("performDropWith:", .drop),
        ("accessoryButtonTappedForRowWith:", .accessory),
        ("prefetchRowsAt:", .prefetch), ("prefetchItemsAt:", .prefetch),
        ("sectionIndexTitles(", .index), ("indexTitles(", .index),
        ("willSelectRowAt:", .veto), ("willDeselectRowAt:", .veto), ("shouldSelectItemAt:", .veto),
        ("shouldDeselectItemAt:", .veto), ("shouldHighlightRowAt:", .veto), ("shouldHighlightItemAt:", .veto),
        ("canPerformPrimaryAction", .veto),
        ("MultipleSelectionInteraction", .multiSelect),
        ("willDisplay:forRowAt:", .willDisplay), ("willDisplay:forItemAt:", .willDisplay),
        ("canFocusRowAt:", .focus), ("canFocusItemAt:", .focus), ("didUpdateFocusIn:", .focus),
    ]

    /// The gestures that a method handles.
    static func gestures(of method: String) -> [Gesture] {
        if method == "updateSearchResults(for:)" || method == "searchBar(_:textDidChange:)" { return [.search] }
        guard UIKitNames.answersView(method) else { return [] }
        return parts.filter { method.contains($0.part) }.map(\.gesture)
    }

    /// Whether generated code takes the place of a method: it says what rows there are and how large.
    static func isReplaced(_ method: String) -> Bool {
        [
            "numberOfSections", "numberOfRows", "numberOfItems", "cellForRowAt", "cellForItemAt", "titleFor", "viewFor",
            "heightFor", "HeightFor", "sizeForItem", "referenceSize", "minimumLineSpacing", "minimumInteritem",
            "insetForSection",
        ].contains { method.contains($0) }
    }
}

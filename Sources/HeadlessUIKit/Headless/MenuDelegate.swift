#if !canImport(UIKit)
/// What a list asks and tells its delegate of one menu.
@preconcurrency @MainActor
struct MenuDelegate {
    var highlightPreviews: () -> [UITargetedPreview]
    var dismissalPreviews: () -> [UITargetedPreview]
    var willDisplay: (any UIContextMenuInteractionAnimating) -> Void
    var willCommit: (any UIContextMenuInteractionCommitAnimating) -> Void
    var willEnd: (any UIContextMenuInteractionAnimating) -> Void
}
#endif

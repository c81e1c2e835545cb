#if !canImport(UIKit)
/// What becomes of a menu's preview when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
#endif

#if !canImport(UIKit)
/// Whether a view is mirrored for right-to-left text.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
#endif

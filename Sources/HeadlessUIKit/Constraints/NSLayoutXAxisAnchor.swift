#if !canImport(UIKit)
/// A vertical edge or centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
#endif

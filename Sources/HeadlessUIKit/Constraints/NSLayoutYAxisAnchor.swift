#if !canImport(UIKit)
/// A horizontal edge, centre or baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
#endif

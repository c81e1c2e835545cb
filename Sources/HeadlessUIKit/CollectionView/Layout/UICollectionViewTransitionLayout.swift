#if !canImport(UIKit)
import Foundation

/// Kept for its type only: layouts change at once.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    open var transitionProgress: CGFloat = 0

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
#endif

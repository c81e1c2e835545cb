#if !canImport(UIKit)
import Foundation

extension NSCollectionLayoutSpacing? {
    /// The points, with a share of what is left if it is flexible.
    @preconcurrency @MainActor
    func points(_ share: CGFloat) -> CGFloat { self.map { $0.spacing + ($0.isFlexibleSpacing ? share : 0) } ?? 0 }
}
#endif

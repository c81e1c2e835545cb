#if !canImport(UIKit)
import Foundation

/// The space around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// The spacing before and after an item, along an axis.
    func along(_ axis: FlowAxis) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
        axis == .vertical ? (top, bottom) : (leading, trailing)
    }
}
#endif

#if !canImport(UIKit)
import Foundation

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// The points in a container; of an estimated dimension, the estimate.
    func points(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }
    func dimension(along axis: FlowAxis) -> NSCollectionLayoutDimension {
        axis == .vertical ? heightDimension : widthDimension
    }
}
#endif

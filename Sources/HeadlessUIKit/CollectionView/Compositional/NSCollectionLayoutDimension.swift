#if !canImport(UIKit)
import Foundation

/// A width or height.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    public let dimension: CGFloat
    private let unit: Unit

    private init(_ unit: Unit, _ dimension: CGFloat) {
        self.unit = unit
        self.dimension = dimension
        super.init()
    }
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    open var isFractionalWidth: Bool { unit == .fractionalWidth }
    open var isFractionalHeight: Bool { unit == .fractionalHeight }
    open var isAbsolute: Bool { unit == .absolute }
    open var isEstimated: Bool { unit == .estimated }

    /// The points in a container.
    func points(in container: CGSize) -> CGFloat {
        switch unit {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated: dimension
        }
    }

    private enum Unit { case fractionalWidth, fractionalHeight, absolute, estimated }
}
#endif

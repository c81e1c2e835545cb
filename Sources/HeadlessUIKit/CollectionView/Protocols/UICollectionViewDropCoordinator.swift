#if !canImport(UIKit)
import Foundation

/// Kept for its type only: there are no drops.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {}
#endif

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view classes of the rows of a collection, by reuse identifier: the conformance of the enum that is generated for
/// them.
public protocol CollectionCellKind: ListCellKind where View == UICollectionView {}

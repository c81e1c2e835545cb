#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view classes of the rows of a collection, by reuse identifier: the conformance of the enum that is generated for
/// them.
public protocol CollectionCellKind: ListCellKind where View == UICollectionView {}

extension CollectionCellKind {
    /// Without headers and footers it registers the classes of cells.
    @MainActor
    public static func register(in collectionView: UICollectionView) { registerCells(in: collectionView) }

    /// Registers the classes of cells; for generated code.
    @MainActor
    public static func registerCells(in collectionView: UICollectionView) {
        for cell in allCases where cell.isRegistered { cell.register(as: cell.rawValue, in: collectionView) }
    }

    /// Registers the nib, or else the class, under a reuse identifier.
    @MainActor
    func register(as identifier: String, in collectionView: UICollectionView) {
        if let nib {
            collectionView.register(nib, forCellWithReuseIdentifier: identifier)
        } else {
            collectionView.register(viewClass, forCellWithReuseIdentifier: identifier)
        }
    }
}

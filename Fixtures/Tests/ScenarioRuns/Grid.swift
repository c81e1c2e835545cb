import UIKit

/// A collection view on a screen of 320 by 480 points.
@MainActor
struct Grid {
    let view: UICollectionView
    let window: UIWindow

    init(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        window = UIWindow(frame: frame)
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        window.addSubview(view)
        view.layoutIfNeeded()
    }

    var flow: UICollectionViewFlowLayout? { view.collectionViewLayout as? UICollectionViewFlowLayout }

    /// The frame of each item of a section.
    func frames(_ section: Int = 0) -> [CGRect] {
        view.layoutIfNeeded()
        return (0..<view.numberOfItems(inSection: section)).compactMap {
            view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    func cell<Cell: UICollectionViewCell>(_ item: Int, _ section: Int = 0, as _: Cell.Type) -> Cell? {
        view.layoutIfNeeded()
        return view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
    }

    func header<View: UICollectionReusableView>(_ section: Int, as _: View.Type) -> View? {
        view.layoutIfNeeded()
        return view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            as? View
    }

    func footer<View: UICollectionReusableView>(_ section: Int, as _: View.Type) -> View? {
        view.layoutIfNeeded()
        return view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
            as? View
    }

    /// The batch updates since the log was last cleared.
    var batches: [HeadlessBatch] {
        view.headless.updates.compactMap { if case .batch(let batch) = $0 { batch } else { nil } }
    }
}

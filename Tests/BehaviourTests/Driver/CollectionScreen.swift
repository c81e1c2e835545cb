import UIKit

struct CollectionScreen: Screen {
    let collection: UICollectionView

    var view: UIScrollView { collection }
    var counts: [Int] { (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:)) }
    var paths: [IndexPath] { collection.indexPathsForVisibleItems }
    func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

    func end(_ isHeader: Bool, of section: Int) -> (text: String?, height: CGFloat)? {
        let kind = isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        let view = collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        return view.map { ($0.accessibilityLabel, $0.frame.height) }
    }

    func tap(_ path: IndexPath) { collection.headless.tap(itemAt: path) }
    func scroll(by distance: CGFloat) { collection.headless.scroll(by: distance) }
    func layOut() { collection.superview?.layoutIfNeeded() }
}

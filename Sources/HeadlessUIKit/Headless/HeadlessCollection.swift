#if !canImport(UIKit)
import Foundation

/// Plays the user of a collection view and reads its screen, for tests and demos.
///
/// Touches run through the calls that UIKit would make, in its order. What is touched is scrolled into view first.
@preconcurrency @MainActor
public struct HeadlessCollection: HeadlessScrolling {
    let collection: UICollectionView
    public var scrollView: UIScrollView { collection }

    /// What is on the screen now, after laying out what waits for layout.
    public var screen: HeadlessScreen {
        layOut()
        return HeadlessScreen(of: collection)
    }

    /// The updates performed since the view was made or the log was cleared.
    public var updates: [HeadlessUpdate] { collection.log }
    public func clearUpdates() { collection.log = [] }

    /// Whether cells are made for the two items that come next, as phones make some ahead of the screen: they are asked
    /// for early, go with updates, can be reconfigured, and are shown as they are.
    public var preparesCellsAhead: Bool {
        get { collection.preparesCellsAhead }
        nonmutating set {
            collection.preparesCellsAhead = newValue
            collection.setNeedsLayout()
            layOut()
        }
    }

    /// The views of a type in the item's cell, from back to front; empty if the item is not on screen.
    public func views<View: UIView>(_ type: View.Type, inItemAt path: IndexPath) -> [View] {
        layOut()
        guard let cell = collection.cellForItem(at: path) else { return [] }
        return HeadlessContent.views(below: cell).compactMap { $0 as? View }
    }

    /// The titles of the index at the side; empty without one.
    public var indexTitles: [String] {
        let source = collection.dataSource
        return OptionalMethod.ask(source) { source?.indexTitles(for: collection) ?? [] } ?? []
    }

    /// Taps a title of the index. False if there is none, or no item for it.
    @discardableResult
    public func tap(indexTitle title: String) -> Bool {
        guard let index = indexTitles.firstIndex(of: title), let source = collection.dataSource else { return false }
        let asked = OptionalMethod.ask(source) {
            source.collectionView(collection, indexPathForIndexTitle: title, at: index)
        }
        guard let path = asked, collection.contains(path) else { return false }
        collection.scrollToItem(at: path, at: .top, animated: false)
        layOut()
        return true
    }

    /// The cell of an item, scrolled into view; nil after reporting an item that does not exist.
    func reveal(_ path: IndexPath) -> UICollectionViewCell? {
        layOut()
        guard collection.contains(path) else {
            let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
            UIKitRules.miss("item", at: path, counts: counts)
            return nil
        }
        if collection.cellForItem(at: path) == nil {
            collection.collectionViewLayout.reveal(path, at: [])
            layOut()
        }
        if collection.cellForItem(at: path) == nil {
            reveal { collection.layoutAttributesForItem(at: path)?.frame ?? .zero }
        }
        return collection.cellForItem(at: path)
    }
}
#endif

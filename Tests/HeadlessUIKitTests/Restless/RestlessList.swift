import HeadlessUIKit

/// What a table and a collection view have in common for a random test.
@MainActor
protocol RestlessList: UIScrollView {
    var numberOfSections: Int { get }
    var finger: any HeadlessScrolling { get }
    var screen: HeadlessScreen { get }
    /// The cells, headers and footers that the list says are shown.
    var shownViews: [UIView] { get }
    /// The rows that stand in the bounds.
    var rowsInBounds: [IndexPath] { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    func insert(section: Int)
    func delete(section: Int)
    func insert(_ path: IndexPath)
    func delete(_ path: IndexPath)
    func reload(_ path: IndexPath)
    func select(_ path: IndexPath)
    func scroll(to path: IndexPath)
    func tap(_ path: IndexPath)
}

extension UITableView: RestlessList {
    var finger: any HeadlessScrolling { headless }
    var screen: HeadlessScreen { headless.screen }
    var shownViews: [UIView] { visibleCells + (0..<numberOfSections).compactMap { headerView(forSection: $0) } }
    var rowsInBounds: [IndexPath] { indexPathsForRows(in: bounds) ?? [] }
    func insert(section: Int) { insertSections([section], with: .none) }
    func delete(section: Int) { deleteSections([section], with: .none) }
    func insert(_ path: IndexPath) { insertRows(at: [path], with: .none) }
    func delete(_ path: IndexPath) { deleteRows(at: [path], with: .none) }
    func reload(_ path: IndexPath) { reloadRows(at: [path], with: .none) }
    func select(_ path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
    func scroll(to path: IndexPath) { scrollToRow(at: path, at: .top, animated: false) }
    func tap(_ path: IndexPath) { headless.tap(rowAt: path) }
}

extension UICollectionView: RestlessList {
    var finger: any HeadlessScrolling { headless }
    var screen: HeadlessScreen { headless.screen }
    var shownViews: [UIView] {
        visibleCells + visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    }
    var rowsInBounds: [IndexPath] {
        (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    }
    func insert(section: Int) { insertSections([section]) }
    func delete(section: Int) { deleteSections([section]) }
    func insert(_ path: IndexPath) { insertItems(at: [path]) }
    func delete(_ path: IndexPath) { deleteItems(at: [path]) }
    func reload(_ path: IndexPath) { reloadItems(at: [path]) }
    func select(_ path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
    func scroll(to path: IndexPath) { scrollToItem(at: path, at: .top, animated: false) }
    func tap(_ path: IndexPath) { headless.tap(itemAt: path) }
}

import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// A library in a table or a collection view, four rows at a time.
@MainActor
final class LibraryScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view: UIScrollView
    private(set) var table: Library.Table?
    private(set) var collection: Library.Collection?
    var reports: [ListReport] = []

    init(_ library: Library, inTable: Bool) {
        if inTable {
            let tableView = UITableView(frame: window.bounds)
            tableView.estimatedRowHeight = 0
            view = tableView
            window.addSubview(view)
            table = Library.Table(library, context: "a", in: tableView)
            table?.onReport = { [weak self] in self?.reports.append($0) }
        } else {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 320, height: 100)
            flow.minimumLineSpacing = 0
            let collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
            view = collectionView
            window.addSubview(view)
            collection = Library.Collection(library, context: "a", in: collectionView)
            collection?.onReport = { [weak self] in self?.reports.append($0) }
        }
        settle()
    }

    /// Shelves with twenty albums each.
    static func library(_ ids: some Sequence<Int>) -> Library {
        Library(shelves: ids.map { id in Shelf(id: id, albums: (0..<20).map { Shelf.Album(id: id * 100 + $0) }) })
    }

    var library: Library { table?.applied ?? collection?.applied ?? Library(shelves: []) }

    func update(_ change: (inout Library) -> Void) {
        table?.update(change)
        collection?.update(change)
        settle()
    }

    var context: String {
        get { table?.context ?? collection?.context ?? "" }
        set {
            table?.context = newValue
            collection?.context = newValue
            settle()
        }
    }

    var offsets: [Library.RowID: CGPoint] {
        get { table?.nestedOffsets ?? collection?.nestedOffsets ?? [:] }
        set {
            table?.nestedOffsets = newValue
            collection?.nestedOffsets = newValue
        }
    }

    /// Lets all passes run; a flush reaches the shelves.
    func settle() {
        table?.flush()
        collection?.flush()
        window.layoutIfNeeded()
    }

    func scroll(to offset: CGFloat) {
        let point = CGPoint(x: 0, y: offset)
        (view as? UITableView)?.headless.scroll(to: point)
        (view as? UICollectionView)?.headless.scroll(to: point)
        settle()
    }

    /// The shelves on screen, by their row.
    var shelves: [(id: Int, view: UICollectionView)] {
        window.layoutIfNeeded()
        return library.shelves.compactMap { shelf in
            let view =
                table?.cell(Library.ShelfCell.self, for: .shelves(shelf.id))?.shelf
                ?? collection?.cell(Library.ShelfItem.self, for: .shelves(shelf.id))?.shelf
            return view.map { (shelf.id, $0) }
        }
    }

    func list(of view: UICollectionView) -> Shelf.Collection? {
        (table?.nestedList(in: view) ?? collection?.nestedList(in: view)) as? Shelf.Collection
    }

    func shelf(_ id: Int) throws -> UICollectionView { try #require(shelves.first { $0.id == id }?.view) }

    /// What a shelf shows.
    func texts(_ view: UICollectionView) -> [String] {
        view.layoutIfNeeded()
        return view.visibleCells.compactMap { ($0 as? Shelf.AlbumCell)?.text }
    }
}

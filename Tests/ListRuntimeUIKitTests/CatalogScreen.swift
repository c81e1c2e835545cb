import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// A catalog in a window.
@MainActor
final class CatalogScreen: Catalog.Actions {
    let dragDelegate = GalleryScreen.DragDelegate()
    let window: UIWindow
    var view: UICollectionView
    private(set) var collection: Catalog.Collection!
    var reports: [ListReport] = []
    var onSelect: (() -> Void)?
    var restrictsMoves = true
    var onMove: ((RowMove<Catalog>) -> Void)?

    init(_ catalog: Catalog, layout: UICollectionViewLayout, height: CGFloat) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: height)
        window = UIWindow(frame: frame)
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        window.addSubview(view)
        let context = CatalogContext(theme: "light", isCompact: false)
        collection = Catalog.Collection(catalog, context: context, actions: self, in: view)
        let isCompositional = layout is UICollectionViewCompositionalLayout
        collection.onReport = { [weak self] report in
            // Of a layout that asks for no sizes that is the truth.
            if !(isCompositional && report == .unaskedSizes) { self?.reports.append(report) }
        }
        view.layoutIfNeeded()
        collection.flush()
        view.headless.clearUpdates()
    }

    /// Calls a closure when the next cell is filled.
    func fillOnce(_ body: @escaping () -> Void) {
        CatalogCell.onFill = {
            CatalogCell.onFill = nil
            body()
        }
    }

    // MARK: What the catalog asks of its owner

    func select(books: Catalog.Book) { onSelect?() }
    func select(_ row: Catalog.Row) { onSelect?() }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "", children: []) })
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        switch collection.row(at: indexPath) {
        case .books, .finds, .loans, .rooms(_, .books): true
        case .notice, .booksEmpty, .rooms(_, .canAdd), nil: false
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let move = collection.followMove(from: sourceIndexPath, to: destinationIndexPath) { $1.take($0) }
        if let move { onMove?(move) }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard restrictsMoves else { return proposedIndexPath }
        let follows = collection.canFollowMove(from: originalIndexPath, to: proposedIndexPath) { $1.take($0) }
        return follows ? proposedIndexPath : currentIndexPath
    }
}

extension Catalog {
    /// Takes a move by hand: within the rows of a property, and of books from room to room.
    mutating func take(_ move: RowMove<Catalog>) {
        switch (move.source, move.target) {
        case (.books, .books): move.reorder(&books) { .books($0.id) }
        case (.finds, .finds): move.reorder(&finds) { .finds($0.rowID) }
        case (.loans, .loans): move.reorder(&loans) { .loans($0.guid) }
        case (.rooms(let from), .rooms(let to)):
            guard let old = rooms.firstIndex(where: { $0.id == from }),
                let new = rooms.firstIndex(where: { $0.id == to }),
                let book = move.remove(from: &rooms[old].books, id: { .rooms(from, .books($0.id)) })
            else { return }
            move.insert(book, into: &rooms[new].books) { .rooms(to, .books($0.id)) }
        default: break
        }
    }

    // MARK: What a screen must show, said a second time

    func text(of row: Row, at path: RowPath, _ context: CatalogContext) -> String {
        switch row {
        case .notice(let notice): "notice \(notice.text) \(context.theme)"
        case .books(let book): (context.isCompact || book.title.isEmpty ? "spine " : "book ") + book.title
        case .booksEmpty: "NoBooksCell"
        case .finds(.book(let book)): "found \(book.title) \(context.theme)"
        case .finds(.gap(let gap)): "gap \(gap)"
        case .finds(.loader): "LoaderItemCell"
        case .loans(let loan): "loan \(loan.days)"
        case .rooms(_, .books(let book)):
            "room \(book.title) \(path.row + 1)/\(rooms[path.section - 4].books.count)"
        case .rooms(_, .canAdd): "AddBookCell"
        }
    }

    func title(ofKind kind: String, _ section: Int, _ context: CatalogContext) -> String? {
        guard rowCount(inSection: section) > 0 else { return nil }
        if kind == UICollectionView.elementKindSectionFooter { return section == 1 ? "\(books.count) books" : nil }
        switch section {
        case 1: return "Books"
        case 2: return finds.count > 2 ? "\(finds.count) finds" : "\(finds.count) in \(context.theme)"
        case 4..<4 + rooms.count: return rooms[section - 4].title
        default: return nil
        }
    }
}

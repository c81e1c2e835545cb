import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// Shelves below each other: a list whose rows are lists.
// listgen:list(context: String)
struct Library {
    var shelves: [Shelf]  // listgen:row(cell: ShelfCell, height: 100)
}

/// By hand what `listgen` would write.
extension Library: ListState {
    enum Section: Hashable, Sendable {
        case shelves
    }

    enum Row: Equatable {
        case shelves(Shelf)
    }

    enum RowID: Hashable, Sendable {
        case shelves(Int)
    }

    var sectionCount: Int { 1 }
    func rowCount(inSection section: Int) -> Int { shelves.count }
    func section(at index: Int) -> Section? { index == 0 ? .shelves : nil }
    func row(at path: RowPath) -> Row? { shelves.indices.contains(path.row) ? .shelves(shelves[path.row]) : nil }
    func rowID(at path: RowPath) -> RowID? {
        shelves.indices.contains(path.row) ? .shelves(shelves[path.row].id) : nil
    }

    static func changes(from old: Library, to new: Library) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { $0.many(old.shelves, new.shelves, id: { $0.id }, isUnchanged: { $0 == $1 }) }
        return changes.build()
    }

    /// Gives its shelf the size of the cell, and scrolls it back before it is used again, as many apps do.
    final class ShelfCell: UITableViewCell {
        // listgen:nested
        let shelf = Library.shelf()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(shelf)
        }
        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            shelf.contentOffset = .zero
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            shelf.frame = contentView.bounds
        }
    }

    /// The same in a collection view.
    final class ShelfItem: UICollectionViewCell {
        // listgen:nested
        let shelf = Library.shelf()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(shelf)
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            shelf.frame = contentView.bounds
        }
    }

    @MainActor static func shelf() -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 80)
        flow.minimumLineSpacing = 0
        return UICollectionView(frame: .zero, collectionViewLayout: flow)
    }

    @preconcurrency @MainActor
    final class Table: ListTable<Library, String>, UITableViewDataSource, UITableViewDelegate {
        init(_ state: Library, context: String, in tableView: UITableView) {
            super.init(state: state, context: context)
            tableView.register(ShelfCell.self, forCellReuseIdentifier: "ShelfCell")
            tableView.dataSource = self
            tableView.delegate = self
            attach(to: tableView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell? {
            guard case .shelves(let shelf) = row else { return super.makeCell(for: row, at: indexPath, request) }
            let cell = request.dequeue(ShelfCell.self, "ShelfCell")
            showList(shelf, at: indexPath, context: context, in: cell.shelf) {
                Shelf.Collection(shelf, context: context, in: cell.shelf)
            }
            return cell
        }

        override func kind(of row: Row) -> RowKind { RowKind("ShelfCell", reads: .context) }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            keepOffsets(ofListsIn: cell)
        }
    }

    @preconcurrency @MainActor
    final class Collection: ListCollection<Library, String>, UICollectionViewDataSource, UICollectionViewDelegate {
        init(_ state: Library, context: String, in collectionView: UICollectionView) {
            super.init(state: state, context: context)
            collectionView.register(ShelfItem.self, forCellWithReuseIdentifier: "ShelfItem")
            collectionView.dataSource = self
            collectionView.delegate = self
            attach(to: collectionView)
        }

        override func makeCell(
            for row: Row, at indexPath: IndexPath, _ request: ItemRequest
        ) -> UICollectionViewCell? {
            guard case .shelves(let shelf) = row else {
                return super.makeCell(for: row, at: indexPath, request)
            }
            let cell = request.dequeue(ShelfItem.self, "ShelfItem")
            showList(shelf, at: indexPath, context: context, in: cell.shelf) {
                Shelf.Collection(shelf, context: context, in: cell.shelf)
            }
            return cell
        }

        override func kind(of row: Row) -> RowKind { RowKind("ShelfItem", reads: .context) }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            dequeueCell(at: indexPath, in: collectionView)
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            keepOffsets(ofListsIn: cell)
        }
    }
}

import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// A row of albums that scrolls sideways, in a cell of a library.
// listgen:list(.collection, context: String)
struct Shelf: Equatable {
    let id: Int  // listgen:ignore
    var albums: [Album]

    struct Album: Equatable {
        let id: Int
        var title = ""
    }
}

/// By hand what `listgen` would write.
extension Shelf: ListState {
    enum Section: Hashable, Sendable {
        case albums
    }

    enum Row: Equatable {
        case albums(Album)
    }

    enum RowID: Hashable, Sendable {
        case albums(Int)
    }

    var sectionCount: Int { 1 }
    func rowCount(inSection section: Int) -> Int { albums.count }
    func section(at index: Int) -> Section? { index == 0 ? .albums : nil }
    func row(at path: RowPath) -> Row? { albums.indices.contains(path.row) ? .albums(albums[path.row]) : nil }
    func rowID(at path: RowPath) -> RowID? { albums.indices.contains(path.row) ? .albums(albums[path.row].id) : nil }

    static func changes(from old: Shelf, to new: Shelf) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { $0.many(old.albums, new.albums, id: { $0.id }, isUnchanged: { $0 == $1 }) }
        return changes.build()
    }

    final class AlbumCell: UICollectionViewCell {
        var text = ""
    }

    @preconcurrency @MainActor
    final class Collection: ListCollection<Shelf, String>, UICollectionViewDataSource, UICollectionViewDelegate {
        init(_ state: Shelf, context: String, in collectionView: UICollectionView) {
            super.init(state: state, context: context)
            collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: "AlbumCell")
            collectionView.dataSource = self
            collectionView.delegate = self
            attach(to: collectionView)
        }

        override func makeCell(
            for row: Row, at indexPath: IndexPath, _ request: ItemRequest
        ) -> UICollectionViewCell? {
            guard case .albums(let album) = row else {
                return super.makeCell(for: row, at: indexPath, request)
            }
            let cell = request.dequeue(AlbumCell.self, "AlbumCell")
            cell.text = "\(album.id)\(album.title) \(context)"
            return cell
        }

        override func kind(of row: Row) -> RowKind { RowKind("AlbumCell", reads: .context) }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            dequeueCell(at: indexPath, in: collectionView)
        }
    }
}

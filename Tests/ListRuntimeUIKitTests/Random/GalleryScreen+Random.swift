import HeadlessUIKit
import ListRuntime
import RandomTesting

@testable @_spi(Generated) import ListRuntimeUIKit

extension GalleryScreen: CollectionScreen {
    convenience init(seed: UInt64, using generator: inout SeededGenerator) {
        let layout = Self.layout(seed)
        self.init(.random(using: &generator), layout: layout, height: seed % 2 == 0 ? 4_000 : 220)
        view.allowsMultipleSelection = true
        view.dragDelegate = dragDelegate
        view.headless.preparesCellsAhead = seed % 2 == 1 && seed % 8 < 7
    }

    private static func layout(_ seed: UInt64) -> UICollectionViewLayout {
        seed % 3 == 2 ? list() : flow(seed % 3 == 0 ? .vertical : .horizontal)
    }

    var list: ListDriver<Gallery, GalleryContext, UICollectionView> { collection }
    var source: Gallery.Collection { collection }

    func register(in view: UICollectionView) { Gallery.Cell.register(in: view) }

    func text(in cell: UICollectionViewCell) -> String? { (cell as? GalleryCell)?.text }

    func text(of row: Gallery.Row, at path: RowPath, in state: Gallery) -> String {
        state.text(of: row, at: path, collection.context)
    }

    func title(in view: UICollectionReusableView) -> String? { (view as? GalleryTitle)?.title }

    func title(ofKind kind: String, _ section: Int, in state: Gallery) -> String? {
        state.title(ofKind: kind, section)
    }

    func size(of row: Gallery.Row, at path: RowPath) -> CGSize {
        Gallery.size(of: row, width: view.bounds.width, collection.context)
    }

    func edit(_ state: inout Gallery, using generator: inout SeededGenerator) { state.edit(using: &generator) }

    func randomContext(using generator: inout SeededGenerator) -> GalleryContext {
        GalleryContext(theme: .random(using: &generator) ? "dark" : "light", isCompact: .random(using: &generator))
    }

    func changeRow(using generator: inout SeededGenerator, _ inside: () -> Void) {
        let state: Gallery = collection.state
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        let caption = String(repeating: "u", count: number(9))
        switch number(7) {
        case 0:
            guard let photo = state.photos.randomElement(using: &generator) else { return }
            collection.update(photos: photo.id) {
                inside()
                $0.caption = caption
            }
        case 1:
            guard let upload = state.uploads.randomElement(using: &generator) else { return }
            upload.progress = number(100)
            collection.touch(.uploads(upload.guid))
        case 2:
            guard let album = state.albums.randomElement(using: &generator), let photo = album.photos.first else {
                return
            }
            collection.update(albums: album.id, photos: photo.id) { $0.caption += "'" }
        case 3..<6:
            guard let photo = state.photos.randomElement(using: &generator) else { return }
            var other = number(2) == 0 ? number(40) : state.photos.randomElement(using: &generator)?.id ?? 0
            // Often the row that somebody types in.
            if number(4) > 0, case .photos(let id)? = collection.respondingRow?.id { other = id }
            let renamed = Gallery.Photo(id: other, caption: number(2) == 0 ? "" : caption)
            collection.update(photos: photo.id) {
                $0 = renamed
                inside()
            }
        default:
            guard let album = state.albums.randomElement(using: &generator),
                let photo = album.photos.randomElement(using: &generator)
            else { return }
            let other = Gallery.Photo(id: number(30), caption: "r")
            collection.update(albums: album.id, photos: photo.id) { $0 = other }
        }
    }

    func giveViewAway() -> AnyObject {
        Gallery.Collection(.sample, context: collection.context, actions: self, in: view)
    }

    /// Lets every item be dragged.
    final class DragDelegate: NSObject, UICollectionViewDragDelegate {
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem()] }
    }
}

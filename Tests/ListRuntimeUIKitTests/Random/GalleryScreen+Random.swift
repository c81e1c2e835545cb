import HeadlessUIKit
import ListRuntime

@testable import ListRuntimeUIKit

extension GalleryScreen: RandomScreen {
    convenience init(seed: UInt64, using generator: inout SeededGenerator) {
        let layout = seed % 3 == 2 ? GalleryScreen.list() : GalleryScreen.flow(seed % 3 == 0 ? .vertical : .horizontal)
        self.init(.random(using: &generator), layout: layout, height: seed % 2 == 0 ? 4_000 : 220)
        view.allowsMultipleSelection = true
        view.dragDelegate = dragDelegate
        view.headless.preparesCellsAhead = seed % 4 == 1
    }

    var list: ListDriver<Gallery, GalleryContext, UICollectionView> { collection }
    var listView: UICollectionView { view }
    var selectedPlace: IndexPath { IndexPath(item: 0, section: 2) }

    func edit(_ state: inout Gallery, using generator: inout SeededGenerator) { state.edit(using: &generator) }

    func randomContext(using generator: inout SeededGenerator) -> GalleryContext {
        GalleryContext(theme: .random(using: &generator) ? "dark" : "light", isCompact: .random(using: &generator))
    }

    func changeRow(using generator: inout SeededGenerator) {
        let state: Gallery = collection.state
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            guard let photo = state.photos.randomElement(using: &generator) else { return }
            let caption = String(repeating: "u", count: Int.random(in: 0..<9, using: &generator))
            collection.update(photos: photo.id) { $0.caption = caption }
        case 1:
            guard let upload = state.uploads.randomElement(using: &generator) else { return }
            upload.progress = Int.random(in: 0..<100, using: &generator)
            collection.touch(.uploads(upload.guid))
        default:
            guard let album = state.albums.randomElement(using: &generator), let photo = album.photos.first else {
                return
            }
            collection.update(albums: album.id, photos: photo.id) { $0.caption += "'" }
        }
    }

    func rotate(using generator: inout SeededGenerator) {
        let width = CGFloat.random(in: 150...400, using: &generator)
        let height = CGFloat.random(in: 150...400, using: &generator)
        // A flow layout asks for sizes again where the side across changes, which is the height of one that goes sideways.
        view.headless.rotate(to: CGSize(width: width, height: height == view.bounds.height ? height + 1 : height))
    }

    func tap(_ path: IndexPath) { view.headless.tap(itemAt: path) }

    func hold(_ path: IndexPath, using generator: inout SeededGenerator) -> (() -> Void)? {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: view.headless.longPress(itemAt: path).map { menu in { menu.dismiss() } }
        case 1: view.headless.beginDrag(itemAt: path).map { drag in { drag.end() } }
        default: move(path, using: &generator)
        }
    }

    /// Holds an item, and puts it somewhere else or back.
    private func move(_ path: IndexPath, using generator: inout SeededGenerator) -> (() -> Void)? {
        restrictsMoves = Bool.random(using: &generator)
        let section =
            Int.random(in: 0..<3, using: &generator) == 0
            ? Int.random(in: 0..<view.numberOfSections, using: &generator) : path.section
        let count = view.numberOfItems(inSection: section)
        let item = Int.random(in: 0...(section == path.section ? count - 1 : count), using: &generator)
        let isPutBack = Int.random(in: 0..<5, using: &generator) == 0
        return view.headless.beginMove(itemAt: path).map { move in
            { if isPutBack { move.cancel() } else { move.drop(at: IndexPath(item: item, section: section)) } }
        }
    }

    /// Lets every item be dragged.
    final class DragDelegate: NSObject, UICollectionViewDragDelegate {
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem()] }
    }
}

import HeadlessUIKit
import ListRuntime
import RandomTesting

@testable import ListRuntimeUIKit

extension GalleryScreen: RandomScreen {
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
    var listView: UICollectionView { view }
    var headless: any HeadlessScrolling { view.headless }

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

    func resize(to size: CGSize) { view.headless.rotate(to: size) }

    func randomSize(using generator: inout SeededGenerator) -> CGSize {
        let width = CGFloat.random(in: 150...400, using: &generator)
        let height = CGFloat.random(in: 150...400, using: &generator)
        // A flow layout asks for sizes again where the side across changes, which is the height of one that goes sideways.
        return CGSize(width: width, height: height == view.bounds.height ? height + 1 : height)
    }

    func useOtherView() {
        let other = UICollectionView(frame: view.frame, collectionViewLayout: otherLayout)
        other.allowsMultipleSelection = true
        other.dragDelegate = dragDelegate
        other.headless.preparesCellsAhead = view.headless.preparesCellsAhead
        other.headless.holdsCompletions = view.headless.holdsCompletions
        Gallery.Cell.register(in: other)
        view.superview?.addSubview(other)
        view.removeFromSuperview()
        (view.dataSource, view.delegate) = (nil, nil)
        view = other
        takeView()
    }

    private var otherLayout: UICollectionViewLayout {
        guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else { return Self.list() }
        return Self.flow(layout.scrollDirection)
    }

    func takeView() {
        (view.dataSource, view.delegate) = (collection, collection)
        collection.attach(to: view)
    }

    func giveViewAway() -> AnyObject {
        Gallery.Collection(.sample, context: collection.context, actions: self, in: view)
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

import HeadlessUIKit
import ListRuntime

@testable import ListRuntimeUIKit

/// Somebody who uses a gallery at random while its state changes at random.
@MainActor
struct RandomGalleryUser {
    private var generator: SeededGenerator
    private let screen: GalleryScreen
    private let interacts: Bool
    /// Ends what a finger holds.
    private var release: (() -> Void)?
    private let field = UITextField(frame: .zero)
    private let dragDelegate = DragDelegate()

    final class DragDelegate: NSObject, UICollectionViewDragDelegate {
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem()] }
    }

    init(seed: UInt64, interacts: Bool) {
        generator = SeededGenerator(seed: seed)
        self.interacts = interacts
        let layout = seed % 3 == 2 ? GalleryScreen.list() : GalleryScreen.flow(seed % 3 == 0 ? .vertical : .horizontal)
        screen = GalleryScreen(.random(using: &generator), layout: layout, height: seed % 2 == 0 ? 4_000 : 220)
        screen.collection.duplicatePolicy = seed % 5 == 4 ? .keepFirst : .report
        screen.view.allowsMultipleSelection = true
        screen.view.dragDelegate = dragDelegate
    }

    private var collection: Gallery.Collection { screen.collection }

    /// The newest state, as it is to be shown.
    private var shownState: Gallery {
        var state = collection.state
        if collection.duplicatePolicy == .keepFirst { state.removeDuplicateRows() }
        return state
    }

    /// Does up to three things and says what is wrong then.
    mutating func step() -> String? {
        screen.innerChanges = 0
        var selectionBefore: Set<Gallery.RowID> = []
        let violations = UIKitRules.violations {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                if interacts, Int.random(in: 0..<3, using: &generator) == 0 { interact() } else { change() }
            }
            // A view that leaves the screen is no first responder any more.
            if !field.isDescendant(of: screen.view) { field.resignFirstResponder() }
            selectionBefore = collection.selection
            collection.flush()
        }
        if let violation = violations.first { return violation.description }
        let state = shownState
        if collection.isInteracting || collection.waiting != Waiting() {
            return screen.difference(fromStructureOf: collection.applied)
        }
        if let difference = screen.difference(from: state) { return "\(difference); \(screen.updates())" }
        let ids = RowIndex(state)
        let kept = selectionBefore.filter { ids[$0] != nil }
        // A state set by a handler may bring back a row, and not its selection, that the state before it dropped.
        if ids.duplicates.isEmpty, screen.innerChanges == 0, !collection.selection.isSuperset(of: kept) {
            return "selection lost"
        }
        for report in screen.reports {
            if case .duplicateRows = report { continue }
            return report.description
        }
        return nil
    }

    /// Ends everything that holds updates up, and says what is wrong then.
    mutating func letGo() -> String? {
        let violations = UIKitRules.violations {
            field.resignFirstResponder()
            release?()
            release = nil
            collection.flush()
        }
        return violations.first?.description ?? screen.difference(from: shownState)
    }

    private var visiblePath: IndexPath? {
        mutating get { screen.view.indexPathsForVisibleItems.randomElement(using: &generator) }
    }

    private mutating func interact() {
        if let release, Bool.random(using: &generator) {
            self.release = nil
            return release()
        }
        let headless = screen.view.headless
        switch Int.random(in: 0..<7, using: &generator) {
        case 0:
            guard let path = visiblePath, release == nil else { return }
            let move = headless.beginMove(itemAt: path)
            release = { move?.cancel() }
        case 1:
            guard let path = visiblePath, release == nil else { return }
            let menu = headless.longPress(itemAt: path)
            release = { menu?.dismiss() }
        case 2:
            guard let path = visiblePath, release == nil else { return }
            let drag = headless.beginDrag(itemAt: path)
            release = { drag?.end() }
        case 3:
            guard let path = visiblePath, let cell = screen.view.cellForItem(at: path) else { return }
            cell.contentView.addSubview(field)
            field.becomeFirstResponder()
        case 4: field.resignFirstResponder()
        case 5: collection.reload()
        default:
            // A completion that changes the state and wants it at once.
            var next = collection.state
            next.edit(using: &generator)
            var later = next
            later.edit(using: &generator)
            let (collection, screen) = (collection, screen)
            let kept: [KeptPosition<Gallery.RowID>] =
                [.firstVisibleRow, .end] + (collection.anchor.map { [.anchor($0)] } ?? [])
            let animation: CollectionAnimation = Bool.random(using: &generator) ? .automatic : .none
            collection.apply(next, animation: animation, keeping: kept.randomElement(using: &generator)) {
                screen.innerChanges += 1
                collection.state = later
                collection.flush()
            }
        }
    }

    private mutating func change() {
        let collection = collection
        let state = collection.state
        switch Int.random(in: 0..<13, using: &generator) {
        case 0:
            collection.context = GalleryContext(
                theme: .random(using: &generator) ? "dark" : "light", isCompact: .random(using: &generator))
        case 1:
            if let photo = state.photos.randomElement(using: &generator) {
                let caption = String(repeating: "u", count: Int.random(in: 0..<9, using: &generator))
                collection.update(photos: photo.id) { $0.caption = caption }
            }
        case 2:
            if let upload = state.uploads.randomElement(using: &generator) {
                upload.progress = Int.random(in: 0..<100, using: &generator)
                collection.touch(.uploads(upload.guid))
            }
        case 3:
            let view = screen.view
            let x = max(0, view.contentSize.width - 100)
            let y = max(0, view.contentSize.height - 100)
            view.contentOffset = CGPoint(
                x: .random(in: 0...x, using: &generator), y: .random(in: 0...y, using: &generator))
        case 4:
            if let id = collection.rowID(at: IndexPath(item: 0, section: 2)) { collection.select(id) }
        case 5:
            if let album = state.albums.randomElement(using: &generator), let photo = album.photos.first {
                collection.update(albums: album.id, photos: photo.id) { $0.caption += "'" }
            }
        case 6:
            // A handler that changes the state while the tap, or a cell that is being filled, is under way.
            var next = state
            next.edit(using: &generator)
            let flushes = Bool.random(using: &generator)
            let screen = screen
            let inner = {
                screen.innerChanges += 1
                collection.state = next
                if flushes { collection.flush() }
            }
            if Bool.random(using: &generator) { screen.onSelect = inner } else { screen.fillOnce(inner) }
            if let path = visiblePath { screen.view.headless.tap(itemAt: path) }
            screen.onSelect = nil
            GalleryCell.onFill = nil
        case 7:
            screen.view.headless.rotate(
                to: CGSize(
                    width: .random(in: 150...400, using: &generator), height: .random(in: 150...400, using: &generator))
            )
        default: collection.update { $0.edit(using: &generator) }
        }
    }
}

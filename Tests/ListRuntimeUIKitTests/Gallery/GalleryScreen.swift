import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// A gallery in a window, with actions that record.
@MainActor
final class GalleryScreen: Gallery.Actions {
    let dragDelegate = DragDelegate()
    let window: UIWindow
    var view: UICollectionView
    private(set) var collection: Gallery.Collection!
    var selected: [String] = []
    var reports: [ListReport] = []
    var onSelect: (() -> Void)?
    var restrictsMoves = true
    var onMove: ((RowMove<Gallery>) -> Void)?

    init(_ gallery: Gallery = .sample, layout: UICollectionViewLayout = GalleryScreen.flow(), height: CGFloat = 4_000) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: height)
        window = UIWindow(frame: frame)
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        window.addSubview(view)
        let context = GalleryContext(theme: "light", isCompact: false)
        collection = Gallery.Collection(gallery, context: context, actions: self, in: view)
        collection.onReport = { [weak self] in self?.reports.append($0) }
        view.layoutIfNeeded()
        collection.flush()
        view.headless.clearUpdates()
    }

    static func flow(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 50)
        layout.minimumLineSpacing = 4
        layout.minimumInteritemSpacing = 4
        layout.scrollDirection = direction
        return layout
    }

    static func list() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    func select(_ row: Gallery.Row) {
        selected.append("\(row)")
        onSelect?()
    }

    func move(_ move: RowMove<Gallery>) { onMove?(move) }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "", children: []) })
    }

    /// Lets everything happen that was put off to the next turn of the run loop.
    func endOfTurn() async {
        while collection.scheduler.isScheduled || collection.isInteracting { await Task.yield() }
    }

    /// Calls a closure when the next cell is filled.
    func fillOnce(_ body: @escaping () -> Void) {
        GalleryCell.onFill = {
            GalleryCell.onFill = nil
            body()
        }
    }

    /// What each cell on screen shows, in order.
    var shown: [String] {
        view.layoutIfNeeded()
        return view.indexPathsForVisibleItems.compactMap { (view.cellForItem(at: $0) as? GalleryCell)?.text }
    }

    /// How often the cell of a row was filled.
    func fills(_ id: Gallery.RowID) -> Int? { collection.cell(GalleryCell.self, for: id)?.fills }

    func frame(_ id: Gallery.RowID) -> CGRect? { collection.cell(for: id)?.frame }
}

extension GalleryCell {
    /// What the cell shows, or its class where it is never filled.
    var text: String { fills == 0 ? "\(type(of: self))" : shown }
}

import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

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
        while collection.isScheduled || collection.isInteracting { await Task.yield() }
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

    /// The batches since the start or the last call, one a line.
    func updates() -> [String] {
        defer { view.headless.clearUpdates() }
        return view.headless.updates.map(\.description)
    }

    /// Compares what the view knows of the structure with a state.
    func difference(fromStructureOf state: Gallery) -> String? {
        view.layoutIfNeeded()
        if view.numberOfSections != state.sectionCount { return "\(view.numberOfSections) sections" }
        for section in 0..<state.sectionCount {
            let count = view.numberOfItems(inSection: section)
            if count != state.rowCount(inSection: section) { return "\(count) items in section \(section)" }
        }
        return nil
    }

    /// Compares the cells on screen that their rows can have with the newest content, also of a state that waits. An
    /// item that is put elsewhere by hand holds that up, too.
    func differenceOfContent() -> String? {
        guard !collection.interactions.contains(.move) else { return nil }
        for indexPath in view.indexPathsForVisibleItems {
            let path = RowPath(section: indexPath.section, row: indexPath.item)
            guard let row = collection.shownRow(at: path), let cell = view.cellForItem(at: indexPath) as? GalleryCell,
                cell.reuseIdentifier == collection.kind(of: row).reuseIdentifier
            else { continue }
            let expected = collection.applied.text(of: row, at: path, collection.context)
            if cell.text != expected { return "\(cell.text) at \(indexPath) while \(expected) waits" }
        }
        return nil
    }

    /// Compares the screen with the state: counts, cells, their sizes, headers and footers.
    func difference(from state: Gallery) -> String? {
        if let difference = difference(fromStructureOf: state) { return difference }
        for section in 0..<state.sectionCount {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: section)
                let wanted = state.title(ofKind: kind, section)
                if let title = view.supplementaryView(forElementKind: kind, at: path) as? GalleryTitle,
                    title.title != wanted
                {
                    return "\(title.title ?? "nothing") in \(kind) of \(section) instead of \(wanted ?? "nothing")"
                }
                if view.collectionViewLayout is UICollectionViewFlowLayout,
                    (view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) != nil) != (wanted != nil)
                {
                    return "\(kind) of section \(section) is there, or is not"
                }
            }
        }
        if view.collectionViewLayout is UICollectionViewFlowLayout {
            for section in 0..<state.sectionCount {
                for item in 0..<state.rowCount(inSection: section) {
                    let path = RowPath(section: section, row: item)
                    let size = state.row(at: path).map {
                        Gallery.size(of: $0, width: view.bounds.width, collection.context)
                    }
                    let given = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.size
                    if given != size { return "\(path) is laid out for \(given as Any) instead of \(size as Any)" }
                }
            }
        }
        for indexPath in view.indexPathsForVisibleItems {
            if let difference = difference(from: state, at: indexPath) { return difference }
        }
        return nil
    }

    private func difference(from state: Gallery, at indexPath: IndexPath) -> String? {
        let path = RowPath(section: indexPath.section, row: indexPath.item)
        guard let row = state.row(at: path), let cell = view.cellForItem(at: indexPath) as? GalleryCell else {
            return "no row at \(indexPath)"
        }
        let wanted = state.text(of: row, at: path, collection.context)
        if cell.text != wanted { return "\(cell.text) at \(indexPath) instead of \(wanted)" }
        guard view.collectionViewLayout is UICollectionViewFlowLayout else { return nil }
        let size = Gallery.size(of: row, width: view.bounds.width, collection.context)
        return cell.frame.size == size ? nil : "\(cell.text) at \(indexPath) is \(cell.frame.size) instead of \(size)"
    }
}

extension GalleryCell {
    /// What the cell shows, or its class where it is never filled.
    var text: String { fills == 0 ? "\(type(of: self))" : shown }
}

import HeadlessUIKit
import ListRuntime
import RandomTesting

@testable @_spi(Generated) import ListRuntimeUIKit

/// A list whose cells show texts, in a collection view on a screen.
@MainActor
protocol CollectionScreen: RandomScreen where View == UICollectionView {
    associatedtype Drag: UICollectionViewDragDelegate
    associatedtype Source: UICollectionViewDataSource & UICollectionViewDelegate

    var view: UICollectionView { get set }
    /// Lets every item be dragged.
    var dragDelegate: Drag { get }
    var source: Source { get }
    /// Whether an item can be put only where the list takes it.
    var restrictsMoves: Bool { get set }
    /// Makes the cells of the list known to a view.
    func register(in view: UICollectionView)

    /// What a cell shows; nil for one of another list.
    func text(in cell: UICollectionViewCell) -> String?
    /// What the cell of a row must show.
    func text(of row: State.RowValue, at path: RowPath, in state: State) -> String
    /// What a header or footer shows; nil for nothing.
    func title(in view: UICollectionReusableView) -> String?
    /// What a header or footer must show; nil where there is none.
    func title(ofKind kind: String, _ section: Int, in state: State) -> String?
    /// How large an item must be in a flow layout.
    func size(of row: State.RowValue, at path: RowPath) -> CGSize
}

extension CollectionScreen {
    var listView: UICollectionView { view }
    var headless: any HeadlessScrolling { view.headless }

    private var isFlow: Bool { view.collectionViewLayout is UICollectionViewFlowLayout }

    /// The batches since the start or the last call, one a line.
    func updates() -> [String] {
        defer { view.headless.clearUpdates() }
        return view.headless.updates.map(\.description)
    }

    // MARK: Comparing

    /// Compares what the view knows of the structure with a state.
    func difference(fromStructureOf state: State) -> String? {
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
        guard !list.holds.interactions.contains(.move) else { return nil }
        for indexPath in view.indexPathsForVisibleItems {
            let path = RowPath(section: indexPath.section, row: indexPath.item)
            guard let row = list.shownRow(at: path), let cell = view.cellForItem(at: indexPath),
                let text = text(in: cell), cell.reuseIdentifier == list.kind(of: row).reuseIdentifier
            else { continue }
            let expected = self.text(of: row, at: path, in: list.applied)
            if text != expected { return "\(text) at \(indexPath) while \(expected) waits" }
        }
        return nil
    }

    /// Compares the screen with the state: counts, cells, their sizes, headers and footers.
    func difference(from state: State) -> String? {
        if let difference = difference(fromStructureOf: state) { return difference }
        for section in 0..<state.sectionCount {
            if let difference = difference(ofEndsOf: section, from: state) { return difference }
            for item in 0..<state.rowCount(inSection: section) where isFlow {
                let path = RowPath(section: section, row: item)
                let size = state.row(at: path).map { self.size(of: $0, at: path) }
                let given = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.size
                if given != size { return "\(path) is laid out for \(given as Any) instead of \(size as Any)" }
            }
        }
        for indexPath in view.indexPathsForVisibleItems {
            if let difference = difference(from: state, at: indexPath) { return difference }
        }
        return nil
    }

    private func difference(ofEndsOf section: Int, from state: State) -> String? {
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let path = IndexPath(item: 0, section: section)
            let wanted = title(ofKind: kind, section, in: state)
            if let view = view.supplementaryView(forElementKind: kind, at: path), title(in: view) != wanted {
                let shown = title(in: view) ?? "nothing"
                return "\(shown) in \(kind) of \(section) instead of \(wanted ?? "nothing")"
            }
            if isFlow,
                (view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) != nil) != (wanted != nil)
            {
                return "\(kind) of section \(section) is there, or is not"
            }
        }
        return nil
    }

    private func difference(from state: State, at indexPath: IndexPath) -> String? {
        let path = RowPath(section: indexPath.section, row: indexPath.item)
        guard let row = state.row(at: path), let cell = view.cellForItem(at: indexPath), let text = text(in: cell)
        else { return "no row at \(indexPath)" }
        let wanted = self.text(of: row, at: path, in: state)
        if text != wanted { return "\(text) at \(indexPath) instead of \(wanted)" }
        if let path = (cell as? RoomBookCell)?.filledPath, path != indexPath {
            return "a cell filled for \(path) at \(indexPath)"
        }
        guard isFlow else { return nil }
        let size = self.size(of: row, at: path)
        return cell.frame.size == size ? nil : "\(text) at \(indexPath) is \(cell.frame.size) instead of \(size)"
    }

    // MARK: Using

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
        register(in: other)
        view.superview?.addSubview(other)
        view.removeFromSuperview()
        (view.dataSource, view.delegate) = (nil, nil)
        view = other
        takeView()
    }

    private var otherLayout: UICollectionViewLayout {
        guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else { return GalleryScreen.list() }
        return GalleryScreen.flow(layout.scrollDirection)
    }

    func takeView() {
        (view.dataSource, view.delegate) = (source, source)
        list.attach(to: view)
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
}

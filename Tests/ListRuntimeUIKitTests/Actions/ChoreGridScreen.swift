import HeadlessUIKit

@testable @_spi(Generated) import ListRuntimeUIKit

/// A collection view of chores in a window, and the app that owns it.
@MainActor
final class ChoreGridScreen {
    let app = ChoreApp()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view: UICollectionView
    let grid: ChoreGrid

    init(_ state: Chores = Chores(), layout: SectionLayout? = .list(.plain)) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(view)
        grid = ChoreGrid(state, layout: layout, actions: app, in: view)
        grid.flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
    }

    var shown: [String] {
        view.layoutIfNeeded()
        return view.indexPathsForVisibleItems.sorted().map {
            (view.cellForItem(at: $0) as? ChoreGrid.ItemCell)?.text ?? ""
        }
    }
}

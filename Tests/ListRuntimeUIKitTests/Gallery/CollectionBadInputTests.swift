import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What Documentation/Updates.md says of states and calls that nobody should make, in a collection view.
@MainActor
@Suite struct CollectionBadInputTests {
    @Test("a state without sections is an empty collection view, before and after")
    func noSections() {
        let grid = EditedGrid([])
        #expect(grid.shown.isEmpty)
        let violations = UIKitRules.violations {
            grid.state = NumbersState([[1, 2], []])
            grid.flush()
            #expect(grid.shown == [1, 2])
            grid.state = NumbersState([])
            grid.context = 1
            grid.flush()
        }
        #expect(grid.view.numberOfSections == 0)
        #expect(violations.isEmpty)
    }

    @Test("what another thread sets arrives on the main thread, in order, and is reported")
    func otherThread() async throws {
        let grid = EditedGrid([[1]])
        grid.reporting.stopInDebug = { _ in }
        // As code does that is compiled without isolation checks.
        let calls: @MainActor () -> Void = {
            grid.state = NumbersState([[1, 2]])
            grid.apply(NumbersState([[1, 2, 3]]))
            grid.context = 1
        }
        nonisolated(unsafe) let unchecked = unsafeBitCast(calls, to: (() -> Void).self)
        await Task.detached { unchecked() }.value
        while grid.reports.count < 3 || grid.scheduler.isScheduled { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(grid.shown == [1, 2, 3])
        let names = ["state", "apply(_:keeping:completion:)", "context"]
        #expect(grid.reports == names.map { .otherThread($0, isMade: true) })
    }

    @Test("a list whose view is gone still takes states and completes")
    func viewIsGone() {
        final class Lone: ListCollection<NumbersState, Int> {}
        let list = Lone(state: NumbersState([[1]]), context: 0)
        do {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            list.attach(to: view)
        }
        #expect(list.collectionView == nil)
        var isDone = false
        list.apply(NumbersState([[2]])) { isDone = true }
        list.flush()
        #expect(list.applied.sections[0].rows == [2])
        #expect(isDone)
        #expect(list.visibleRows.isEmpty && list.selection.isEmpty && list.anchor == nil)
        #expect(!list.scroll(to: NumbersState.RowID(section: 0, number: 2)))
    }

    /// Items of 50 points one below the other, in constant time.
    private final class Shelves: UICollectionViewLayout {
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: CGFloat(count) * 50) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let first = max(0, Int(rect.minY / 50))
            return (first..<max(first, min(count, Int((rect.maxY / 50).rounded(.up))))).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
            return attributes
        }
    }

    @Test("a million items are shown, found and changed")
    func millionRows() {
        let count = Sample.count(1_000_000)
        let grid = EditedGrid([Array(0..<count)], layout: Shelves())
        #expect(grid.shown.first == 0)
        grid.update { $0.sections[0].rows.append(-1) }
        grid.flush()
        #expect(grid.view.headless.updates.map(\.description) == ["insert [0, \(count)]"])
        let last = NumbersState.RowID(section: 0, number: count - 1)
        #expect(grid.indexPath(of: last) == IndexPath(item: count - 1, section: 0))
        #expect(grid.scroll(to: last, at: .bottom, animated: false))
        #expect(grid.shown.contains(count - 1))
    }
}

import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import collection_sizes_computed

@MainActor @Suite struct CollectionSizesComputedTests {
    private let counter = Counter()

    private func context(isGrid: Bool = true, margin: CGFloat = 0) -> LibraryContext {
        LibraryContext(isGrid: isGrid, margin: margin, counter: counter)
    }

    private func podcasts(_ count: Int, ratio: CGFloat = 2) -> [Podcast] {
        (0..<count).map { Podcast(id: $0, ratio: ratio) }
    }

    private func library(
        podcasts count: Int = 0, tags: [String] = [], notes: Int = 0, shelves: [Shelf] = []
    ) -> Library {
        Library(
            podcasts: podcasts(count), tags: tags.map { Tag(name: $0) }, notes: (0..<notes).map { Note(id: $0) },
            shelves: shelves)
    }

    @Test func aContextThatSwitchesTheDisplayModeChangesCellsAndSizesInOnePass() {
        let grid = Grid()
        let list = Library.Collection(library(podcasts: 40), context: context(), in: grid.view)
        list.flush()
        let side: CGFloat = (320 - 3 * 4) / 4
        #expect(grid.frames()[5] == CGRect(x: side + 4, y: side + 4, width: side, height: side))
        #expect(grid.cell(0, as: ArtCell.self) != nil)
        grid.view.headless.clearUpdates()
        list.context.isGrid = false
        list.flush()
        #expect(grid.frames()[5] == CGRect(x: 0, y: 5 * 54, width: 320, height: 50))
        #expect(grid.cell(0, as: LineCell.self) != nil)
        #expect(grid.batches.count == 1)
        // The last rows are far below the screen in the list.
        list.context.isGrid = true
        list.flush()
        #expect(grid.frames()[39].size == CGSize(width: side, height: side))
    }

    /// No row on screen changes: they are those of another section. A pixel is a third of a point here.
    @Test func sizesOffTheScreenFollowTheContext() {
        let grid = Grid()
        var state = library(notes: 30)
        state.shelves = [
            Shelf(name: "a", columns: 2, gap: 10, podcasts: podcasts(3)),
            Shelf(name: "b", columns: 1, gap: 0, podcasts: podcasts(1)),
        ]
        let list = Library.Collection(state, context: context(margin: 10), in: grid.view)
        list.flush()
        #expect(grid.frames(3).map(\.minX) == [10, 165, 10])
        #expect(grid.frames(3)[0].size == CGSize(width: 145, height: (72.5 * 3).rounded(.up) / 3))
        list.context.margin = 30
        list.flush()
        #expect(grid.frames(3).map(\.minX) == [30, 165, 30])
        #expect(grid.frames(3)[0].size == CGSize(width: 125, height: (62.5 * 3).rounded(.up) / 3))
    }

    /// Nothing is computed, and no cell on screen is another.
    @Test func constantsThatTheContextChoosesFollowIt() {
        let grid = Grid()
        let list = Heights.Collection(
            Heights(notes: podcasts(30), podcasts: podcasts(2)), context: context(isGrid: false), in: grid.view)
        list.flush()
        #expect(grid.frames(1).map(\.height) == [50, 50])
        list.context.isGrid = true
        list.flush()
        #expect(grid.frames(1).map(\.height) == [100, 100])
    }

    @Test func columnsThatTheContextSaysFollowIt() {
        let grid = Grid()
        let list = Columns.Collection(Columns(podcasts: podcasts(3)), context: context(), in: grid.view)
        list.flush()
        #expect(grid.frames().map(\.size) == Array(repeating: CGSize(width: 160, height: 80), count: 3))
        list.context.isGrid = false
        list.flush()
        #expect(grid.frames().map(\.size) == Array(repeating: CGSize(width: 320, height: 160), count: 3))
    }

    @Test func columnsFollowTheValueOfTheirSection() {
        let grid = Grid()
        let shelf = Shelf(name: "a", columns: 2, gap: 10, podcasts: podcasts(4))
        let list = Library.Collection(library(shelves: [shelf]), context: context(), in: grid.view)
        list.flush()
        #expect(grid.frames(3)[1].minX == 165)
        list.state.shelves[0].columns = 4
        list.state.shelves[0].gap = 0
        list.flush()
        #expect(grid.frames(3).map(\.minX) == [0, 80, 160, 240])
        #expect(grid.frames(3)[0].height == 40)
    }

    @Test func columnsMayBeFewerAtAccessibilityTextSizes() {
        let grid = Grid()
        let list = Library.Collection(library(podcasts: 4), context: context(), in: grid.view)
        list.flush()
        grid.view.headless.changeContentSizeCategory(to: .accessibilityMedium)
        defer { grid.view.headless.changeContentSizeCategory(to: .large) }
        let half: CGFloat = (320 - 4) / 2
        #expect(grid.frames()[0].width == half)
    }

    @Test func aSizeIsAskedOnceForEachItemAndWidth() {
        let grid = Grid()
        let tags = (0..<3_000).map { "tag \($0)" }
        let list = Library.Collection(library(tags: tags), context: context(), in: grid.view)
        list.flush()
        #expect(grid.frames(1).count == 3_000)
        #expect(grid.frames(1)[10].size == CGSize(width: 64, height: 30))
        #expect(counter.sizes == 3_000)
        list.state.tags.insert(Tag(name: "new"), at: 0)
        list.state.tags.remove(at: 100)
        list.flush()
        #expect(grid.frames(1)[0].width == 40)
        #expect(counter.sizes == 3_001)
        grid.view.frame.size.width = 400
        _ = grid.frames(1)
        #expect(counter.sizes == 6_001)
        grid.view.frame.size.width = 320
        _ = grid.frames(1)
        #expect(counter.sizes == 6_001)
        // The cell reads the context.
        list.context.margin = 1
        list.flush()
        _ = grid.frames(1)
        #expect(counter.sizes == 9_001)
    }

    @Test func aHeightGetsTheWidthOfItsItemAndIsAskedOnce() {
        let grid = Grid()
        let list = Library.Collection(library(notes: 3_000), context: context(), in: grid.view)
        list.flush()
        #expect(grid.frames(2)[7].size == CGSize(width: 320, height: 20))
        #expect(counter.heights == 3_000)
        list.state.notes.removeFirst()
        list.flush()
        _ = grid.frames(2)
        #expect(counter.heights == 3_000)
        grid.view.frame.size.width = 160
        #expect(grid.frames(2)[7].size == CGSize(width: 160, height: 40))
        #expect(counter.heights == 5_999)
    }

    @Test func aSizeThatReadsTheHeightFollowsIt() {
        let grid = Grid()
        let list = Pages.Collection(
            Pages(pages: podcasts(2), wide: podcasts(1)), context: context(), in: grid.view)
        list.flush()
        #expect(grid.frames().map(\.size) == [CGSize(width: 320, height: 480), CGSize(width: 320, height: 480)])
        #expect(grid.frames(1)[0].size == CGSize(width: 320, height: 160))
        grid.view.frame.size.height = 300
        #expect(grid.frames().map(\.height) == [300, 300])
        grid.view.contentInset.top = 50
        #expect(grid.frames().map(\.height) == [250, 250])
    }

    @Test func aSizeThatReadsNoHeightIsNotAskedAgainForOne() {
        let grid = Grid()
        let list = Halves.Collection(Halves(podcasts: podcasts(20)), context: context(), in: grid.view)
        list.flush()
        #expect(grid.frames()[0].size == CGSize(width: 160, height: 20))
        #expect(counter.sizes == 20)
        grid.view.frame.size.height = 300
        grid.view.collectionViewLayout.invalidateLayout()
        _ = grid.frames()
        #expect(counter.sizes == 20)
    }

    @Test func aWeakContextSaysSizesAsLongAsItIsThere() {
        let grid = Grid()
        var controller: ChipsController? = ChipsController()
        let list = controller.map {
            Chips.Collection(Chips(tags: [Tag(name: "abc"), Tag(name: "de")]), context: $0, in: grid.view)
        }
        list?.onReport = { _ in }
        list?.flush()
        #expect(grid.frames().map(\.size) == [CGSize(width: 30, height: 30), CGSize(width: 20, height: 30)])
        #expect(grid.frames()[1].minX == 40)
        controller?.height = 44
        list?.state.tags.append(Tag(name: "f"))
        list?.flush()
        #expect(grid.frames().map(\.height) == [44, 44, 44])
        controller = nil
        list?.state.tags.removeLast()
        list?.flush()
        #expect(grid.frames().map(\.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    }

    @Test func columnsThatAreNoneAreReported() {
        let grid = Grid()
        let shelf = Shelf(name: "a", columns: 0, gap: .nan, podcasts: podcasts(1))
        let list = Library.Collection(library(shelves: [shelf]), context: context(), in: grid.view)
        var reports: [ListReport] = []
        list.onReport = { reports.append($0) }
        list.flush()
        #expect(grid.frames(3)[0].size == CGSize(width: 320, height: 160))
        let texts = reports.map(\.description)
        #expect(texts.contains { $0.contains("Section 3 was given the layout columns: 0") })
        #expect(texts.contains { $0.contains("itemSpacing: nan") })
    }

    /// What the layout of an app does that knows nothing of flow.
    final class Staircase: UICollectionViewLayout {
        private var frames: [CGRect] = []

        override func prepare() {
            super.prepare()
            guard let collectionView, let list = collectionView.dataSource as? Library.Collection else { return }
            frames = []
            var origin = CGPoint.zero
            for item in 0..<collectionView.numberOfItems(inSection: 1) {
                let size = list.size(at: IndexPath(item: item, section: 1), in: collectionView)
                frames.append(CGRect(origin: origin, size: size))
                origin.x += size.width
                origin.y += size.height + list.spacing(inSection: 1, in: collectionView).lines
            }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 1_000, height: 1_000) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard indexPath.section == 1, frames.indices.contains(indexPath.item) else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 1)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    @Test func aLayoutOfTheAppAsksTheList() {
        let grid = Grid(Staircase())
        let list = Library.Collection(library(tags: ["a", "bcd"]), context: context(), in: grid.view)
        list.flush()
        #expect(
            grid.frames(1) == [
                CGRect(x: 0, y: 0, width: 24, height: 30), CGRect(x: 24, y: 34, width: 40, height: 30),
            ])
    }

    /// Flow layouts of apps that are read from right to left.
    final class Flipped: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test func columnsStandFromRightToLeftOnWholePixels() {
        let grid = Grid(Flipped())
        let shelf = Shelf(name: "a", columns: 3, gap: 1, podcasts: podcasts(4))
        let list = Library.Collection(library(shelves: [shelf]), context: context(margin: 5), in: grid.view)
        list.flush()
        let before = grid.frames(3)
        grid.view.headless.changeLayoutDirection(to: .rightToLeft)
        defer { grid.view.headless.changeLayoutDirection(to: .leftToRight) }
        let after = grid.frames(3)
        #expect(after.map(\.minX) == before.map { 320 - $0.maxX })
        #expect(after.map(\.size) == before.map(\.size))
        let pixels = after.flatMap { [$0.minX * 3, $0.width * 3] }.map { abs($0 - $0.rounded()) }
        #expect((pixels.max() ?? 1) < 0.001)
        #expect(after[0].maxX == 315)
    }
}

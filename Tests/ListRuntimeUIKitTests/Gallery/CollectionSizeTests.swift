import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

@MainActor
@Suite struct CollectionSizeTests {
    @Test("a row that becomes equal to others gets its size where all of them are more than the limit of changes")
    func manyEqualRows() {
        let screen = GalleryScreen(.long, height: 220)
        screen.collection.limits.animatedChanges = 1
        screen.collection.update(photos: 290) { $0 = Gallery.Photo(id: 291, caption: "a long caption") }
        screen.collection.flush()
        #expect(screen.difference(from: screen.collection.state) == nil)
    }

    @Test("a height is computed once for its width, wherever its row goes, and known again when the screen turns back")
    func once() {
        let grid = NumbersGrid([Array(0..<50)])
        #expect(grid.firstSize == CGSize(width: 100, height: 200))
        #expect(grid.measures == 50)
        grid.update { $0.sections[0].rows.reverse() }
        grid.flush()
        grid.view.layoutIfNeeded()
        #expect(grid.measures == 50)
        grid.view.headless.rotate(to: CGSize(width: 600, height: 300))
        #expect(grid.firstSize == CGSize(width: 200, height: 400))
        #expect(grid.measures == 100)
        grid.view.headless.rotate(to: CGSize(width: 300, height: 400))
        #expect(grid.firstSize == CGSize(width: 100, height: 200))
        #expect(grid.measures == 100)
    }

    @Test("a height is of the width that its item has now")
    func columns() {
        let grid = NumbersGrid([Array(0..<50)])
        #expect(grid.firstSize == CGSize(width: 100, height: 200))
        grid.columns = 2
        grid.view.collectionViewLayout.invalidateLayout()
        #expect(grid.firstSize == CGSize(width: 150, height: 300))
        grid.columns = 3
        grid.view.collectionViewLayout.invalidateLayout()
        #expect(grid.firstSize == CGSize(width: 100, height: 200))
    }

    @Test("a height that is asked for at another width is a miss, also where one is known")
    func misses() {
        let grid = NumbersGrid([Array(0..<50)])
        #expect(grid.firstSize?.width == 100)
        let (before, questions) = (grid.heightCacheCounts, grid.questions)
        grid.columns = 2
        grid.view.collectionViewLayout.invalidateLayout()
        #expect(grid.firstSize?.width == 150)
        #expect(grid.heightCacheCounts.misses == before.misses + 50)
        #expect(grid.heightCacheCounts.hits == before.hits + grid.questions - questions - 50)
    }

    @Test("the heights of one width of items are forgotten, not those of a list that is so wide")
    func forgotten() {
        let grid = NumbersGrid([Array(0..<50)])
        #expect(grid.firstSize?.width == 100)
        grid.forgetHeights(.widths { $0 == 300 })
        grid.flush()
        #expect(grid.firstSize?.width == 100)
        #expect(grid.measures == 50)
        grid.forgetHeights(.widths { $0 == 100 })
        grid.flush()
        #expect(grid.firstSize?.width == 100)
        #expect(grid.measures == 100)
    }

    @Test("a section that is filled again has the sizes of its items computed anew, off the screen too")
    func section() {
        let grid = NumbersGrid([Array(0..<50), Array(50..<60)])
        #expect(grid.firstSize == CGSize(width: 100, height: 200))
        grid.extra = [49: 30, 55: 30]
        grid.reconfigure(.section(0))
        grid.flush()
        grid.view.layoutIfNeeded()
        func height(_ item: Int, _ section: Int) -> CGFloat? {
            grid.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.size.height
        }
        #expect(height(49, 0) == 230)
        #expect(height(5, 1) == 200)
    }

    @Test("sizes that are computed each time follow off the screen, whatever is said to have changed")
    func eachTime() {
        let grid = NumbersGrid([Array(0..<50)])
        grid.isComputedEachTime = true
        grid.reload()
        grid.flush()
        #expect(grid.firstSize?.height == 200)
        let id = NumbersState.RowID(section: 0, number: 0)
        let changes: [() -> Void] = [
            { grid.state = grid.state }, { grid.touch(id) }, { grid.reconfigure(.row(id)) },
        ]
        for (number, change) in changes.enumerated() {
            grid.extra[49] = CGFloat(number + 1) * 10
            change()
            grid.flush()
            grid.view.layoutIfNeeded()
            let size = grid.view.layoutAttributesForItem(at: IndexPath(item: 49, section: 0))?.size
            #expect(size?.height == 200 + CGFloat(number + 1) * 10)
        }
    }

    @Test("an item that gets another cell gets its size")
    func reloaded() {
        let grid = NumbersGrid([Array(0..<50)])
        #expect(grid.firstSize?.height == 200)
        grid.extra = [0: 30]
        grid.reload(.row(NumbersState.RowID(section: 0, number: 0)))
        grid.flush()
        #expect(grid.firstSize?.height == 230)
    }

    @Test("items are laid out again only where one of them has another size")
    func invalidation() {
        let screen = GalleryScreen()
        let frame = screen.frame(.albums("x", .photos(1)))
        let before = GalleryPhotoCell.measures
        screen.collection.update(photos: 1) { $0.caption = String(repeating: "long", count: 9) }
        screen.collection.flush()
        screen.view.layoutIfNeeded()
        #expect(GalleryPhotoCell.measures == before + 1)
        #expect(screen.frame(.albums("x", .photos(1))) != frame)
        #expect(screen.difference(from: screen.collection.state) == nil)
        let grid = NumbersGrid([Array(0..<50)])
        grid.view.layoutIfNeeded()
        let questions = grid.questions
        grid.reconfigure(.row(NumbersState.RowID(section: 0, number: 1)))
        grid.flush()
        grid.view.layoutIfNeeded()
        #expect(grid.questions == questions)
    }

    @Test("a context that changes sizes changes those off screen too")
    func context() {
        let screen = GalleryScreen(height: 100)
        #expect(screen.shown == ["cover hello light"])
        screen.collection.context = GalleryContext(theme: "light", isCompact: true)
        screen.collection.flush()
        #expect(isLaidOut(screen, .photos(3)))
    }

    @Test("sizes off screen follow while a finger holds an item, and go back when the state does")
    func held() throws {
        let screen = GalleryScreen(height: 100)
        let state = screen.collection.state
        let delegate = GalleryScreen.DragDelegate()
        screen.view.dragDelegate = delegate
        let drag = try #require(screen.view.headless.beginDrag(itemAt: IndexPath(item: 0, section: 0)))
        screen.collection.update {
            $0.photos[2].caption = String(repeating: "long", count: 9)
            $0.photos.removeFirst()
        }
        screen.collection.flush()
        #expect(screen.collection.applied.photos.count == 3)
        #expect(!isLaidOut(screen, .photos(3)))
        screen.collection.state = state
        drag.end()
        screen.collection.flush()
        #expect(isLaidOut(screen, .photos(3)))
    }

    /// Whether an item has the size that the applied state asks for.
    private func isLaidOut(_ screen: GalleryScreen, _ id: Gallery.RowID) -> Bool {
        screen.view.layoutIfNeeded()
        guard let path = screen.collection.indexPath(of: id), let row = screen.collection.row(withID: id) else {
            return false
        }
        return screen.view.layoutAttributesForItem(at: path)?.size
            == Gallery.size(of: row, width: screen.view.bounds.width, screen.collection.context)
    }

    @Test("heights computed ahead are not computed again when the view is shown")
    func ahead() async {
        let grid = NumbersGrid([Array(0..<200)], isInWindow: false)
        await grid.computeHeights()
        #expect(grid.measures == 200)
        grid.window.addSubview(grid.view)
        grid.flush()
        #expect(grid.firstSize == CGSize(width: 100, height: 200))
        #expect(grid.measures == 200)
    }

    @Test("a width or height that is none is reported, and that of the layout taken")
    func wrongSizes() {
        let grid = NumbersGrid([[-2, 2]])
        #expect(grid.firstSize == CGSize(width: 100, height: 50))
        #expect(grid.reports == [.invalidHeight("-2.0", RowPath(section: 0, row: 0))])
        let other = NumbersGrid([[1, 2]])
        other.columns = -3
        other.view.collectionViewLayout.invalidateLayout()
        #expect(other.firstSize == CGSize(width: 50, height: 100))
        #expect(other.reports == [.invalidWidth("-100.0", RowPath(section: 0, row: 0))])
        let endless = NumbersGrid([[1, 2]], columns: 0)
        #expect(endless.firstSize == CGSize(width: 50, height: 100))
        #expect(endless.reports == [.invalidWidth("inf", RowPath(section: 0, row: 0))])
    }

    @Test("a wrong width of a kind is reported, and so is a wrong height of it")
    func wrongWidthAndHeight() {
        let grid = NumbersGrid([[-2, 2]], columns: -3)
        #expect(grid.firstSize == CGSize(width: 50, height: 50))
        let path = RowPath(section: 0, row: 0)
        #expect(grid.reports == [.invalidWidth("-100.0", path), .invalidHeight("-2.0", path)])
    }

    @Test("at a width of zero no width is wrong, and nothing is computed or kept; sizes come with a width")
    func zeroWidth() {
        let grid = NumbersGrid([Array(0..<50)], gaps: 30, width: 0)
        #expect(grid.firstSize == CGSize(width: 50, height: 50))
        #expect(grid.measures == 0)
        #expect(grid.reports.isEmpty)
        grid.view.frame = grid.window.bounds
        #expect(grid.firstSize == CGSize(width: 90, height: 180))
        #expect(grid.measures == 50)
        grid.gaps = 600
        grid.view.collectionViewLayout.invalidateLayout()
        #expect(grid.firstSize?.width == 50)
        #expect(grid.reports == [.invalidWidth("-100.0", RowPath(section: 0, row: 0))])
    }

    @Test("nothing is computed for an item without a width")
    func noWidth() {
        let grid = NumbersGrid([[1, 2]], columns: .infinity)
        #expect(grid.firstSize == CGSize(width: 0, height: 50))
        #expect(grid.measures == 0)
    }
}

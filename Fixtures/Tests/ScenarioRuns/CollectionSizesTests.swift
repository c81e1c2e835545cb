import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import collection_sizes

@MainActor @Suite struct CollectionSizesTests {
    private func photos(_ count: Int, from first: Int = 1) -> [Photo] { (first..<first + count).map { Photo(id: $0) } }

    private func widths(_ frames: [CGRect]) -> [CGFloat] { frames.map(\.width) }

    @Test func theFrequentCaseIsOneLine() {
        let grid = Grid()
        let list = Photos.Collection(Photos(photos: photos(5)), in: grid.view)
        list.flush()
        let side: CGFloat = (320 - 2 * 16 - 3 * 8) / 4
        let expected = (0..<5).map { index -> CGRect in
            let (column, line) = (CGFloat(index % 4), CGFloat(index / 4))
            return CGRect(x: 16 + column * (side + 8), y: 16 + line * (side + 8), width: side, height: side)
        }
        #expect(grid.frames() == expected)
    }

    /// A pixel is a third of a point here.
    @Test func widthsAreWholePixelsAndTheFirstColumnsTakeTheRest() {
        let grid = Grid()
        let list = Covers.Collection(Covers(photos: photos(4), recent: photos(1)), in: grid.view)
        list.flush()
        grid.flow?.minimumInteritemSpacing = 1 / 3
        for width in stride(from: 300, through: 330, by: 1) {
            grid.view.frame.size.width = CGFloat(width)
            let frames = grid.frames()
            let pixels = frames.map { Int(($0.width * 3).rounded()) }
            let fractions = frames.flatMap { [$0.width * 3, $0.height * 3] }.map { abs($0 - $0.rounded()) }
            #expect((fractions.max() ?? 1) < 0.001)
            #expect(pixels[0] + pixels[1] + pixels[2] == Int(width) * 3 - 2, "\(width)")
            #expect(pixels[0] - pixels[2] == 1)
            #expect(pixels[1] == pixels[2])
            // The fourth begins the next line.
            #expect(frames[3].minX == 0 && frames[3].minY > frames[0].minY)
            #expect(pixels[3] == pixels[0])
            // A height is less than a pixel above what the aspect gives.
            let excess = frames.map { ($0.height - $0.width / 0.75) * 3 }
            #expect(excess.allSatisfy { -0.01..<1 ~= $0 })
        }
    }

    @Test func theLayoutKeepsWhatNobodySays() {
        let grid = Grid()
        grid.flow?.sectionInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 10)
        grid.flow?.minimumInteritemSpacing = 15
        let list = Covers.Collection(Covers(photos: photos(3), recent: []), in: grid.view)
        list.flush()
        #expect(grid.frames().map(\.minX) == [10, 115, 220])
        #expect(widths(grid.frames()) == [90, 90, 90])
    }

    @Test func aHeightAloneIsThatOfOneColumn() {
        let grid = Grid()
        let list = Rows.Collection(Rows(photos: photos(2), tip: Tip(text: "")), in: grid.view)
        list.flush()
        let first = CGRect(x: 0, y: 0, width: 320, height: 60)
        #expect(grid.frames() == [first, first.offsetBy(dx: 0, dy: 70)])
        #expect(grid.frames(1) == [CGRect(x: 8, y: 138, width: 304, height: 60)])
    }

    @Test func contentInsetsNarrowTheColumns() {
        let grid = Grid()
        let list = Rows.Collection(Rows(photos: photos(1)), in: grid.view)
        list.flush()
        grid.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        #expect(widths(grid.frames()) == [280])
    }

    @Test func columnsKeepOffTheSafeAreaWhereTheLayoutMeasuresFromIt() {
        let grid = Grid()
        grid.flow?.sectionInsetReference = .fromLayoutMargins
        grid.view.layoutMargins = UIEdgeInsets(top: 8, left: 44, bottom: 8, right: 20)
        let list = Photos.Collection(Photos(photos: photos(5)), in: grid.view)
        list.flush()
        let frames = grid.frames()
        #expect(frames[0].minX == 60)
        #expect(abs(frames[3].maxX - (320 - 36)) < 0.001)
        #expect(frames[4].minY > frames[0].minY)
    }

    @Test func sectionsSayTheirOwn() {
        let grid = Grid()
        let list = Moments.Collection(
            Moments(
                tips: [Tip(text: "a")], days: [Day(name: "a", photos: photos(2), hasMore: true)],
                hidden: photos(2, from: 9)),
            in: grid.view)
        list.flush()
        #expect(grid.frames(0).map(\.size) == [CGSize(width: 310, height: 44)])
        let day = grid.frames(1)
        #expect(day[0].minX == 10)
        #expect(day[0].width > 97 && day[0].width < 98)
        #expect(day[0].height == (day[0].width / 1.5).rounded(.up))
        #expect(day[2].size == CGSize(width: 60, height: 30))
        let hidden = grid.frames(2)
        #expect(hidden[0].width + hidden[1].width + 1 == 320)
        #expect(hidden[1].height == hidden[1].width / 2)
    }

    @Test func anEmptySectionHasNoSpaceUnlessItKeepsIt() {
        let grid = Grid()
        let list = Moments.Collection(
            Moments(tips: [], days: [Day(name: "a", photos: [], hasMore: false)], hidden: photos(1)), in: grid.view)
        list.flush()
        #expect(list.spacing(inSection: 1, in: grid.view).insets == .zero)
        #expect(list.spacing(inSection: 0, in: grid.view).insets == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(list.spacing(inSection: 1, in: grid.view).lines == 0)
        let before = grid.frames(2)[0].minY
        list.state.days[0].photos = photos(1, from: 7)
        list.flush()
        #expect(list.spacing(inSection: 1, in: grid.view).insets.bottom == 20)
        #expect(grid.frames(2)[0].minY > before + 20)
    }

    @Test func spacesAloneLeaveSizesToTheLayout() {
        let grid = Grid()
        let list = Spaced.Collection(Spaced(photos: photos(2)), in: grid.view)
        list.flush()
        #expect(grid.frames().map(\.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
        #expect(grid.frames()[0].origin == CGPoint(x: 12, y: 12))
    }

    /// Interface Builder sets one.
    @Test func sizesClearTheEstimatedSizeOfALayout() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let grid = Grid(layout)
        let list = Photos.Collection(Photos(photos: photos(1)), in: grid.view)
        list.flush()
        #expect(layout.estimatedItemSize == .zero)
        #expect(widths(grid.frames()) == [66])
        let other = UICollectionViewFlowLayout()
        other.estimatedItemSize = CGSize(width: 10, height: 10)
        grid.view.setCollectionViewLayout(other, animated: false)
        list.state.photos = photos(2)
        list.flush()
        #expect(other.estimatedItemSize == .zero)
    }

    @Test func anItemThatDoesNotFitIsReportedOnce() {
        let grid = Grid()
        var reports: [ListReport] = []
        let list = Moments.Collection(
            Moments(tips: [], days: [Day(name: "a", photos: photos(1), hasMore: true)], hidden: []), in: grid.view)
        list.onReport = { reports.append($0) }
        list.flush()
        #expect(reports == [])
        grid.view.frame.size.width = 70
        _ = grid.frames(1)
        grid.view.frame.size.width = 75
        _ = grid.frames(1)
        #expect(reports == [.oversizedItem("60.0 by 30.0", RowPath(section: 1, row: 1))])
    }

    @Test func columnsOfALayoutThatScrollsSidewaysAreReported() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 70, height: 40)
        let grid = Grid(layout)
        var reports: [ListReport] = []
        let list = Photos.Collection(Photos(photos: photos(3)), in: grid.view)
        list.onReport = { reports.append($0) }
        list.flush()
        #expect(grid.frames().map(\.size) == Array(repeating: CGSize(width: 70, height: 70), count: 3))
        #expect(reports == [.sidewaysColumns(4, section: 0)])
    }

    @Test func aCompositionalLayoutThatDoesNotAskIsReported() {
        let grid = Grid(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        var reports: [ListReport] = []
        let list = Photos.Collection(Photos(photos: photos(3)), in: grid.view)
        list.onReport = { reports.append($0) }
        list.flush()
        list.state.photos.append(Photo(id: 9))
        list.flush()
        #expect(reports == [.unaskedSizes])
    }

    @Test func aCaseOfASectionSaysItsOwn() {
        let grid = Grid()
        let list = Parts.Collection(Parts(part: .loading, more: []), in: grid.view)
        list.flush()
        #expect(grid.frames().map(\.size) == [CGSize(width: 30, height: 30)])
        #expect(grid.frames()[0].minX == 4)
        list.state.part = .photos(photos(3))
        list.flush()
        let side: CGFloat = (320 - 8 - 4) / 3
        let widths = widths(grid.frames())
        #expect(widths.allSatisfy { abs($0 - side) < 0.4 })
        #expect(widths.reduce(0, +) + 4 > 311.9)
        list.state.part = .day(Day(name: "a", photos: photos(1), hasMore: true))
        list.flush()
        // Items of other widths stand beside them: the columns are even.
        #expect(grid.frames().map(\.size) == [CGSize(width: 149, height: 50), CGSize(width: 60, height: 30)])
    }

    @Test func theRowOfAnEmptySectionTakesAllColumns() {
        let grid = Grid()
        let list = Parts.Collection(Parts(part: .loading, more: []), in: grid.view)
        list.flush()
        #expect(grid.frames(1).map(\.size) == [CGSize(width: 320, height: 50)])
        list.state.more = photos(4)
        list.flush()
        #expect(grid.frames(1)[3].maxX == 320)
        #expect(grid.frames(1)[0].width < 80)
    }
}

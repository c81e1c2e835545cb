import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import layouts

/// `layout:` of lists and sections.
@MainActor @Suite struct LayoutTests {
    let grid = Grid()
    let home: Home.Collection

    init() {
        home = Home.Collection(
            Home(
                tip: Tip(text: "tip"), banners: [Album(id: 1, title: "banner")],
                rails: [Rail(name: "new", albums: Self.albums(20)), Rail(name: "old", albums: Self.albums(1))],
                albums: Self.albums(5), chart: .loading),
            context: HomeContext(columns: 3, bannerHeight: 70), in: grid.view)
        home.flush()
        grid.view.layoutIfNeeded()
        grid.view.headless.clearUpdates()
    }

    static func albums(_ count: Int) -> [Album] { (0..<count).map { Album(id: $0, title: "\($0)") } }

    private var reloads: [String] {
        grid.view.headless.updates.map { "\($0)" }.filter { $0.contains("reload") }
    }

    @Test func eachSectionHasItsOwnLayout() {
        #expect(grid.frames(0) == [CGRect(x: 20, y: 18, width: 280, height: 44)])
        #expect(grid.frames(1) == [CGRect(x: 5, y: 85, width: 310, height: 70)])
        let title = grid.header(2, as: UICollectionViewListCell.self)?.frame ?? .zero
        #expect(title.minY == 160 && title.width == 320 && title.height > 10)
        let rail = grid.frames(2)
        #expect(rail.count == 20)
        #expect(rail[0] == CGRect(x: 0, y: title.maxY, width: 100, height: 60))
        #expect(rail[2].origin == CGPoint(x: 220, y: title.maxY))
        let all = grid.frames(4)
        // Three columns of 304 points less two gaps.
        #expect(abs(all[0].width - 284.0 / 3) < 0.34)
        #expect(all[3].minX == 8)
        #expect(all[3].minY == all[0].maxY + 10)
        #expect(grid.frames(5).map(\.width) == [320])
    }

    @Test func anotherValueOfASectionIsAnotherLayout() {
        home.update { $0.rails[0].width = 80 }
        home.flush()
        #expect(grid.frames(2).map(\.width) == Array(repeating: 80, count: 20))
        home.update { $0.albums.removeLast() }
        home.flush()
        #expect(grid.frames(4).map(\.width) == Array(repeating: 320, count: 4))
        #expect(reloads == [])
    }

    @Test func anotherContextIsAnotherLayout() {
        home.context = HomeContext(columns: 2, bannerHeight: 90)
        home.flush()
        #expect(grid.frames(1).map(\.height) == [90])
        #expect(grid.frames(4)[2].minX == 8)
        #expect(reloads == [])
    }

    @Test func aCaseHasTheLayoutOfItsOwn() {
        home.update { $0.chart = .albums(Self.albums(3)) }
        home.flush()
        let frames = grid.frames(5)
        #expect(frames.map(\.height) == [50, 50, 50])
        #expect(Set(frames.map(\.minY)).count == 1)
        grid.view.setContentOffset(CGPoint(x: 0, y: grid.view.contentSize.height - 480), animated: false)
        let header = grid.header(5, as: ChartHeader.self)
        #expect(header?.count == 3)
        #expect(header?.frame.height == 40)
        #expect(header?.frame.maxY == grid.frames(5)[0].minY)
        #expect(grid.footer(4, as: CountFooter.self)?.frame.height == 30)
    }

    @Test func anEmptySectionHasNeitherInsetsNorHeader() {
        home.update {
            $0.tip = nil
            $0.banners = []
            $0.rails = [Rail(name: "new", albums: [])]
            $0.albums = []
        }
        home.flush()
        #expect(grid.frames(4) == [CGRect(x: 0, y: 0, width: 320, height: 44)])
        #expect(grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
        home.update { $0.banners = [Album(id: 1, title: "")] }
        home.flush()
        #expect(grid.frames(1) == [CGRect(x: 5, y: 5, width: 310, height: 70)])
    }

    @Test func aRailKeepsItsOffsetAndIsNoAnchor() {
        grid.view.headless.scroll(section: 2, by: 300)
        home.update {
            $0.rails.insert(Rail(name: "first", albums: Self.albums(2)), at: 0)
            $0.rails[1].albums.append(Album(id: 99, title: ""))
        }
        home.flush()
        grid.view.layoutIfNeeded()
        #expect(grid.view.headless.offset(ofSection: 3) == 300)
        #expect(reloads == [])
        let rail = grid.frames(2)
        grid.view.setContentOffset(CGPoint(x: 0, y: rail[0].minY), animated: false)
        grid.view.layoutIfNeeded()
        #expect(home.anchor?.id == .albums(0))
        let distance = home.anchor(of: .albums(0))?.distance
        home.apply(
            Home(
                tip: nil, banners: [], rails: home.state.rails, albums: home.state.albums, chart: .loading),
            keeping: .firstVisibleRow)
        home.flush()
        #expect(home.anchor(of: .albums(0))?.distance == distance)
    }

    @Test func sectionsThatAreGoneHaveALayout() {
        let layout = grid.view.collectionViewLayout
        let found = UIKitRules.violations {
            home.update {
                $0.rails = []
                $0.albums = []
            }
            layout.invalidateLayout()
            grid.view.layoutIfNeeded()
            home.flush()
            grid.view.layoutIfNeeded()
        }
        #expect(found == [])
    }

    @Test func aListLayoutMayFollowTheSection() {
        let grid = Grid()
        let search = Search.Collection(Search(tip: Tip(text: "tip"), albums: Self.albums(3)), in: grid.view)
        search.flush()
        #expect(grid.frames(0).map(\.width) == [320])
        #expect(grid.frames(1).map(\.width) == [160, 160, 160])
    }

    @Test func lengthsOfHeadersNeedNoDelegate() {
        let grid = Grid()
        let picker = Picker.Collection(Picker(new: Self.albums(5), albums: Self.albums(3)), in: grid.view)
        picker.flush()
        #expect(grid.frames(0)[4] == CGRect(x: 0, y: 44, width: 80, height: 20))
        #expect(grid.header(0, as: UICollectionReusableView.self)?.frame.height == 24)
        #expect(grid.view.delegate == nil)
    }

    @Test func aCompositionalLayoutOfTheViewGivesItsConfiguration() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 30
        let grid = Grid(
            UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }, configuration: configuration))
        let search = Search.Collection(Search(tip: Tip(text: "tip"), albums: Self.albums(1)), in: grid.view)
        search.flush()
        #expect(grid.frames(1)[0].minY == grid.frames(0)[0].maxY + 30)
    }
}

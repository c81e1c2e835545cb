import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import collection
@testable import provider_collection

@MainActor @Suite struct CollectionTests {
    @MainActor final class Actions: Library.Actions {
        var calls: [String] = []

        func select(podcasts: Podcast, event: RowEvent) {
            calls.append("select \(podcasts.id) \(type(of: event.view))")
        }
        func selectCanAdd(in section: Shelf) { calls.append("add to \(section.name)") }
        func willDisplay(podcasts: Podcast) { calls.append("display \(podcasts.id)") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    let grid = Grid()
    let actions = Actions()
    let library: Library.Collection

    init() {
        library = Library.Collection(
            Library(
                podcasts: [Podcast(id: 1, title: "one"), Podcast(id: 2, title: "two")],
                items: [.tip(Tip(text: "tip")), .loader],
                shelves: [Shelf(name: "a", podcasts: [Podcast(id: 3, title: "three")], canAdd: true)]),
            context: LibraryContext(isDimmed: false), actions: actions, in: grid.view)
        library.flush()
        grid.view.headless.clearUpdates()
    }

    @Test func cellsAreFilledAndFollowTheState() {
        #expect(grid.cell(0, as: PodcastCell.self)?.title == "one")
        #expect(grid.cell(1, as: PodcastCell.self)?.position == "1 of 2")
        #expect(grid.cell(0, 1, as: TipCell.self)?.text == "tip")
        #expect(grid.cell(0, 2, as: PodcastCell.self)?.title == "three")
        library.update(podcasts: 2) { $0.title = "second" }
        library.flush()
        #expect(library.cell(podcasts: 2)?.title == "second")
        library.state.podcasts.insert(Podcast(id: 9, title: "nine"), at: 0)
        library.flush()
        #expect(grid.cell(0, as: PodcastCell.self)?.title == "nine")
        #expect(grid.cell(2, as: PodcastCell.self)?.position == "2 of 3")
        #expect(grid.batches.filter { !$0.rowInserts.isEmpty }.count == 1)
        library.context = LibraryContext(isDimmed: true)
        library.flush()
        #expect(grid.cell(0, as: PodcastCell.self)?.isDimmed == true)
    }

    @Test func anEmptySectionShowsItsEmptyRow() {
        library.state.podcasts = []
        library.flush()
        #expect(library.podcastsEmptyCell() != nil)
    }

    @Test func headersFollowTheState() {
        #expect(grid.header(1, as: HintHeader.self)?.count == 2)
        #expect(grid.footer(0, as: CountFooter.self)?.count == 2)
        #expect(grid.footer(0, as: CountFooter.self)?.frame.height == 20)
        #expect(grid.header(0, as: UICollectionViewListCell.self)?.frame.height ?? 0 > 10)
        #expect(grid.header(0, as: UICollectionViewListCell.self)?.accessibilityTraits == .header)
        library.state.items.removeLast()
        library.flush()
        let tip = grid.header(1, as: TipHeader.self)
        #expect(tip?.count == 1)
        #expect(tip?.frame.height == 16)
        library.state.items = []
        library.state.shelves[0].podcasts = []
        library.state.shelves[0].canAdd = false
        library.flush()
        #expect(grid.header(1, as: UICollectionReusableView.self) == nil)
        #expect(grid.header(2, as: UICollectionReusableView.self) == nil)
        #expect(library.header(of: .podcasts) is UICollectionViewListCell)
        #expect(library.footer(of: .shelves("a")) == nil)
    }

    @Test func eventsReachTheActions() {
        #expect(actions.calls.contains("display 1"))
        actions.calls = []
        _ = grid.view.headless.tap(itemAt: IndexPath(item: 1, section: 0))
        _ = grid.view.headless.tap(itemAt: IndexPath(item: 1, section: 2))
        #expect(actions.calls == ["select 2 PodcastCell", "add to a"])
        #expect(grid.view.indexPathsForSelectedItems?.isEmpty != false)
        grid.view.contentOffset.y = 1
        #expect(actions.calls.last == "scroll")
    }

    @Test func aKindThatNobodyDeclaresGetsAnEmptyViewAndAReport() {
        var reports: [ListReport] = []
        library.onReport = { reports.append($0) }
        let path = IndexPath(item: 0, section: 0)
        // UIKit reports a view that it did not ask for.
        _ = UIKitRules.violations {
            for _ in 0..<2 {
                let view = library.makeSupplementaryView(ofKind: "badge", at: path, in: grid.view)
                #expect(type(of: view) == UICollectionReusableView.self)
            }
        }
        #expect(reports == [.undeclaredElement("badge")])
    }

    @Test func aProviderMakesCellsForTheAppsDataSource() {
        let grid = Grid()
        EpisodeItem.register(in: grid.view)
        let items: [EpisodeItem] = [.episode(Episode(id: 1, title: "one")), .more]
        let source = UICollectionViewDiffableDataSource<Int, EpisodeItem>(collectionView: grid.view) {
            $2.cell(in: $0, at: $1, context: Player(playing: 1))
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, EpisodeItem>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        #expect(grid.cell(0, as: EpisodeCell.self)?.isPlaying == true)
        #expect(grid.cell(1, as: MoreCell.self) != nil)
    }

    @Test func theAppKeepsTheDelegate() {
        let grid = Grid()
        let episodes = Episodes.Grid(
            Episodes(items: [.episode(Episode(id: 1, title: "one"))]), context: Player(playing: nil), in: grid.view)
        episodes.flush()
        #expect(grid.view.delegate == nil)
        #expect(grid.cell(0, as: EpisodeCell.self)?.title == "one")
    }
}

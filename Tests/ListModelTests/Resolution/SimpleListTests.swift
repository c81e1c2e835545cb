import ListModel
import Testing

@Suite struct SimpleListTests {
    static let feed = """
        import UIKit
        struct FeedContext { var theme: Theme; var isCompact: Bool }
        struct Theme { }
        struct Banner: Equatable { var text: String }
        struct Story: Equatable { let id: Int; var title: String }
        // listgen:list(.table, context: FeedContext)
        struct Feed {
            var banner: Banner?
            // listgen:section(header: "Stories", empty: NoStoriesCell)
            var stories: [Story]  // listgen:row(on: select, height: 44)
            var isLoading: Bool  // listgen:row(cell: LoaderCell)
            var query: String  // listgen:ignore
        }
        // listgen:cell
        final class BannerCell: UITableViewCell { func configure(with banner: Banner, context: FeedContext) { } }
        // listgen:cell
        final class StoryCell: UITableViewCell { func configure(story: Story) { } }
        final class LoaderCell: UITableViewCell { }
        final class NoStoriesCell: UITableViewCell { }
        """

    @Test func theSimplestListResolves() {
        let resolved = Resolved(Self.feed)
        #expect(resolved.report == [])
        #expect(resolved.list?.sections.map(\.name) == ["banner", "stories", "isLoading"])
        #expect(
            resolved.list?.leaves.map { $0.cells.map(\.cell) } == [
                ["bannerCell"], ["storyCell"], ["noStoriesCell"], ["loaderCell"],
            ])
        #expect(
            resolved.leaf("banner")?.cells.first?.fill
                == .method(
                    name: "configure",
                    arguments: [
                        FillArgument(label: "with", value: .payload(0)),
                        FillArgument(label: "context", value: .context),
                    ]))
        #expect(resolved.list?.requirements.map(\.name) == ["select"])
    }
}

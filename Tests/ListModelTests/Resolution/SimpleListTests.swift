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

    @Test func theModelIsDumpedAsText() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var stories: [Story]  /* listgen:row(on: select, height: 44) */ }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.program.dump == """
                Feed.swift
                  lists
                    - typeName: Feed
                      target: .table
                      actions: .protocol
                      requirements
                        - purpose: .event(.select)
                          name: select
                          parameters
                            - label: stories
                              name: stories
                              type: Story
                              value: .payload(0)
                      deselectsAfterTap: yes
                      selection: .single
                      sections
                        - name: stories
                          property: stories
                          shape
                            value: [Story]
                            presence: .once
                            rows: .ownRows
                              -
                                - name: stories
                                  property: stories
                                  multiplicity: .many
                                    isArray: yes
                                  element: .model
                                    - binding: stories
                                      type: Story
                                      facts: Equatable Sendable
                                  identity: .key
                                    .0: .members(id)
                                    type: Int
                                  identityFacts: Hashable Equatable Sendable nonisolated
                                  content: .equatable
                                  declaration
                                    type: [Story]
                                  isSettable: yes
                          hidesWhenEmpty: yes
                          declaration
                            type: [Story]
                          isSettable: yes
                      leaves
                        - steps
                            - caseName: stories
                          payload
                            - binding: stories
                              type: Story
                              facts: Equatable Sendable
                          cells
                            - cell: storyCell
                              fill: .method
                                name: configure
                                arguments
                                  - label: story
                                    value: .payload(0)
                          height: .argument
                            - form: .constant
                              text: 44
                              line: 2
                              column: 72
                              isVerified: yes
                          handlers
                            - event: .select
                              target: .requirement
                                - purpose: .event(.select)
                                  name: select
                                  parameters
                                    - label: stories
                                      name: stories
                                      type: Story
                                      value: .payload(0)
                      cells
                        - name: storyCell
                          type: StoryCell
                          reuseIdentifier: StoryCell
                          origin: .registeredClass
                          isDeclared: yes

                """)
        #expect(
            resolved.program.decisionDump == """
                Feed option: target: .table, because the mark says so
                Feed.stories row: a row each, because its type is `[Story]`, and it is marked `row`
                Feed.stories identity: id: Int, because Story has a member `id`
                Feed.stories content: ==, because Story is a value
                Feed.stories cell: StoryCell, because the only cell for Story in this file
                Feed.stories fill: configure(story: stories), because its name says that it fills the cell
                Feed.stories height: 44, because the mark of the row says so
                Feed.stories event: select(stories: Story), because the mark asks for it
                StoryCell cell: shows Story, because it is marked `cell`, and `configure(story:)` takes it first

                """)
    }
}

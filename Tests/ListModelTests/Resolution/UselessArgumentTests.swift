import ListModel
import Testing

/// Arguments that could have no effect are refused.
@Suite struct UselessArgumentTests {
    @Test func whatSectionStructsAndRowsEnumsSayThemselves() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                // listgen:section(empty: LoaderCell, header: "Group")
                // listgen:row(height: 44)
                var groups: [Group]
                var items: [Item]  // listgen:row(id: \.id, content: .always, height: 50)
            }
            // listgen:section
            struct Group { let id: Int /* listgen:ignore */; var stories: [Story] }
            // listgen:rows
            enum Item {
                case story(Story)
                case loader  // listgen:row(cell: LoaderCell, id: \.id, height: \.height)
            }
            struct Story: Equatable { let id: Int }
            final class LoaderCell: UITableViewCell { }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """#)
        #expect(
            resolved.text == #"""
                error [argument-of-type] at `empty: LoaderCell`: `empty` has no effect here, since `Group` has rows of its own
                  note: write it in the marks of `Group`
                error [argument-of-type] at `height: 44`: `height` has no effect here, since `Group` has rows of its own
                  note: write it in the marks of `Group`
                error [argument-of-type] at `id: \.id`: `id` has no effect here, since `Item` has rows of its own
                  note: write it in the marks of `Item`
                error [argument-of-type] at `content: .always`: `content` has no effect here, since `Item` has rows of its own
                  note: write it in the marks of `Item`
                error [no-payload] at `\.id`: `loader` carries no value that `id` could look at
                  note: take it out
                error [no-payload] at `\.height`: `loader` carries no value that `height` could look at
                  note: take it out
                """#)
    }

    @Test func heightsThatTheDelegateOfTheAppIsAskedFor() {
        let resolved = Resolved(
            """
            // listgen:list(.table, delegate: .mine)
            struct Feed {
                // listgen:section(header: "Stories", estimatedHeight: 80)
                var stories: [Story]  // listgen:row(height: 44)
                var items: [Item]
            }
            // listgen:rows(on: select, height: 30)
            enum Item { case story(Story) }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [event-without-delegate] at `80`: the height of a row is asked of the delegate, which the app keeps
                  note: take it out and implement the delegate method, or take `delegate: .mine` out of the list
                error [event-without-delegate] at `44`: the height of a row is asked of the delegate, which the app keeps
                  note: take it out and implement the delegate method, or take `delegate: .mine` out of the list
                """)
    }

    @Test func rowsOfAProtocolNeedAContent() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                var stories: [any Story]  // listgen:row(cell: StoryCell)
                var others: [any Story]  // listgen:row(cell: StoryCell, content: [\.title])
            }
            protocol Story { var id: Int { get }; var title: String { get } }
            final class StoryCell: UITableViewCell { func configure(story: any Story) { } }
            """#)
        #expect(
            resolved.text == #"""
                error [content-not-equatable] at `stories`: `Story` is not Equatable, so nothing says when a row of `stories` has changed
                  note: `Story` is declared here
                  note: make `Story` Equatable, or write what counts: `row(content: [\.member])` or `.always`
                """#)
    }

    @Test func genericCellsTakeWhatTheirArgumentsSay() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var stories: [Story]  // listgen:row(cell: HostCell<Story>)
                var wrong: [Story]  // listgen:row(cell: HostCell<Int>)
            }
            struct Story: Equatable { let id: Self.ID; typealias ID = Int }
            class HostCell<Value>: UITableViewCell { func configure(_ value: Value, others: [Value] = []) { } }
            """)
        #expect(
            resolved.text == """
                error [unfillable-parameter] at `HostCell<Int>`: nothing fills `_ value: Int` of `configure(_:others:)`
                  note: `configure(_:others:)` of `HostCell<Int>` is declared here
                  note: on offer: wrong: Story, row: Feed.Row, tableView: UITableView, indexPath: IndexPath, position: RowPosition<Story>, selection: RowSelection, metrics: ListMetrics, width: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection
                  note: give the list a `context:` with a property called `value` of that type, or write `configure: { cell, wrong in cell.configure(<#Int#>) }`
                """)
    }
}

import ListModel
import Testing

/// How a cell is filled.
@Suite struct FillRuleTests {
    @Test func anUnfillableParameterListsWhatIsOnOffer() {
        let resolved = Resolved(
            """
            // listgen:list(.table, context: Context)
            struct Feed { var stories: [Story] }
            struct Theme { }
            struct Context { var theme: Theme; var title: String }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell {
                func configure(with story: Story, mode: Mode, theme: Theme, count: Int = 0) { }
            }
            enum Mode { case big }
            """)
        #expect(
            resolved.text == """
                error [unfillable-parameter] at `configure`: nothing fills `mode: Mode` of `configure(with:mode:theme:count:)`
                  note: `StoryCell` is to be filled here
                  note: on offer: stories: Story, row: Feed.Row, tableView: UITableView, indexPath: IndexPath, position: RowPosition<Story>, selection: RowSelection, metrics: ListMetrics, width: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection, context: Context, context.theme: Theme and 1 more
                  note: put a value of that type into the context, or write `configure: { cell, stories, context in cell.configure(with: stories, mode: <#Mode#>, theme: context.theme) }`
                """)
    }

    @Test func aLabelBreaksATieAndNothingElseDoes() {
        let resolved = Resolved(
            """
            // listgen:list(.table, context: Context)
            struct Feed {
                var stories: [Story]
                var notes: [Note]
            }
            struct Style { }
            struct Context { var title: Style; var footer: Style }
            struct Story: Equatable { let id: Int }
            struct Note: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story, footer text: Style) { } }
            // listgen:cell
            final class NoteCell: UITableViewCell { func configure(with note: Note, name: Style) { } }
            """)
        #expect(
            resolved.text == """
                error [ambiguous-parameter] at `configure`: more than one value fits `name: Style` of `configure(with:name:)`
                  note: `NoteCell` is to be filled here
                  note: on offer: context.title: Style, context.footer: Style
                  note: name the parameter like one of them, or write `configure: { cell, notes in cell.configure(with: notes, name: <#Style#>) }`
                """)
    }

    @Test func oneValueFillsOneParameterAndAPlainTypeSaysNothing() {
        let resolved = Resolved(
            """
            // listgen:list(.table, context: Context)
            struct Feed {
                var stories: [Story]
                var notes: [Note]
                var tags: [Tag]
            }
            struct Context { var pageSize: Int; var isDark: Bool }
            struct Story: Equatable { let id: Int }
            struct Note: Equatable { let id: Int }
            struct Tag: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(previous: Story?, with story: Story) { } }
            // listgen:cell
            final class NoteCell: UITableViewCell { func configure(with note: Note, count: Int) { } }
            // listgen:cell
            final class TagCell: UITableViewCell { func configure(with tag: Tag, isDark: Bool) { } }
            """)
        let errors = resolved.text.split(separator: "\n").filter { $0.hasPrefix("error") }
        #expect(
            errors == [
                "error [unfillable-parameter] at `configure`: nothing fills `previous: Story?` of `configure(previous:with:)`",
                "error [unfillable-parameter] at `configure`: nothing fills `count: Int` of `configure(with:count:)`",
            ])
    }

    @Test func twoMethodsThatFillAlikeAreNamed() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell {
                func configure(with story: Story) { }
                func configure(story: Story) { }
            }
            """)
        #expect(
            resolved.text == """
                error [ambiguous-configure] at `stories`: `configure(with:)` and `configure(story:)` fill `StoryCell` alike
                  note: `configure(with:)` is one
                  note: `configure(story:)` is one
                  note: mark the one to call `// listgen:configure`
                """)
    }

    @Test func functionsAreFoundByTheirNameAndFilled() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var misspelt: [Story]  // listgen:row(cell: StoryCell, configure: Cells.fil)
                var labels: [Story]  // listgen:row(cell: StoryCell, configure: Cells.fill(_:by:))
                var good: [Story]  // listgen:row(cell: StoryCell, configure: Cells.fill)
                var foreign: [Story]  // listgen:row(cell: SDK.Cell, configure: Cells.fill(_:with:))
                var unfilled: [Story]  // listgen:row(cell: StoryCell, configure: Cells.show(_:mode:))
            }
            enum Cells {
                static func fill(_ cell: UITableViewCell, with story: Story) { }
                static func show(_ cell: StoryCell, mode: Mode) { }
            }
            struct Story: Equatable { let id: Int }
            final class StoryCell: UITableViewCell { }
            """)
        #expect(
            resolved.text == """
                error [unknown-function] at `Cells.fil`: there is no function `Cells.fil` that a row here can call
                  note: did you mean `Cells.fill`?
                error [unknown-function] at `Cells.fill(_:by:)`: there is no function `Cells.fill(_:by:)` that a row here can call
                  note: did you mean `fill(_:with:)`?
                error [unfillable-parameter] at `Cells.show(_:mode:)`: nothing fills `mode: Mode` of `show(_:mode:)`
                  note: `show(_:mode:)` of `Cells` is declared here
                  note: on offer: cell: StoryCell, unfilled: Story, row: Feed.Row, tableView: UITableView, indexPath: IndexPath, position: RowPosition<Story>, selection: RowSelection, metrics: ListMetrics, width: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection
                  note: give the list a `context:` with a value of that type, or write `configure: { cell, unfilled in Cells.show(cell, mode: <#Mode#>) }`
                """)
    }

    @Test func injectTakesFromTheContext() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var stories: [Story] }
            protocol StoryCellDelegate: AnyObject { }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell {
                weak var delegate: StoryCellDelegate?  // listgen:inject
                private weak var other: StoryCellDelegate?  // listgen:inject
                func configure(with story: Story) { }
            }
            """)
        #expect(
            resolved.text == """
                error [inject-without-source] at `delegate`: there is no context to set `delegate` of `StoryCell` from
                  note: `Feed.stories` uses the cell here
                  note: give the list a `context:` of type `StoryCellDelegate?`, or of one that has a property of it
                error [unsettable-inject] at `other`: `other` of `StoryCell` cannot be set from the generated file
                  note: make it a `var` with a written type, neither private nor of later systems only
                """)
    }

    @Test func aProviderHasNobodyElseToFillACell() {
        let resolved = Resolved(
            """
            // listgen:rows(provider: .table)
            enum Item { case post(Post) /* listgen:row(cell: PostCell) */ }
            struct Post { }
            final class PostCell: UITableViewCell { }
            """)
        #expect(
            resolved.text == """
                error [nothing-fills] at `PostCell`: `PostCell` has no method that takes `Post`
                  note: write `func configure(with: Post)` in `PostCell`, or `row(configure: ...)` at `post`
                """)
    }
}

import ListModel
import Testing

/// Which cell shows a row.
@Suite struct CellRuleTests {
    @Test func aRowWithoutACellIsRefused() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                var isLoading: Bool  // listgen:row(height: 44)
                var items: [Item]
                var drafts: [Story]  // listgen:row(cell: LoaderCell, when: \.isDraft)
            }
            struct Story: Equatable { let id: Int; var isDraft: Bool }
            // listgen:rows
            enum Item {
                case count(Int)  // listgen:row(id: .value)
                case loader
            }
            final class LoaderCell: UITableViewCell { }
            """#)
        #expect(
            resolved.text == """
                error [row-without-cell] at `isLoading`: `isLoading` has no cell
                  note: write `row(cell: ...)`
                error [missing-fallback-cell] at `row`: `drafts` has no cell where no `when:` holds
                  note: add a last `row(cell: ...)` without `when:`
                error [row-without-cell] at `count`: no cell shows `Int`, so `count` has none
                  note: write `row(cell: ...)`, or mark the class that shows it `// listgen:cell`
                error [row-without-cell] at `loader`: `loader` has no cell
                  note: write `row(cell: ...)`
                """)
    }

    @Test func twoCellsForOneModelAreNamed() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            // listgen:cell
            final class BigStoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [ambiguous-cell] at `stories`: 2 cells show `Story`: StoryCell and BigStoryCell
                  note: `StoryCell` is one
                  note: `BigStoryCell` is one
                  note: write `row(cell: StoryCell)` at `stories`, or `cells: [StoryCell]` in the mark of the list
                """)
    }

    @Test func twoCellsThatTheListNamesAreNamed() {
        let resolved = Resolved(
            """
            // listgen:list(.table, cells: [StoryCell, BigStoryCell])
            struct Feed { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            final class BigStoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [ambiguous-cell] at `stories`: 2 cells show `Story`: StoryCell and BigStoryCell
                  note: `StoryCell` is one
                  note: `BigStoryCell` is one
                  note: write `row(cell: StoryCell)` at `stories`, or `cells: [StoryCell]` in the mark of the list
                """)
    }

    @Test func onlyTableCellsAreCells() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var stories: [Story]  // listgen:row(cell: Story)
                // listgen:section(header: StoryCell)
                var more: [Story]  // listgen:row(cell: GridCell)
            }
            struct Story: Equatable { let id: Int }
            final class GridCell: UICollectionViewCell { }
            final class StoryCell: UITableViewCell { }
            """)
        #expect(
            resolved.text == """
                error [no-cell-class] at `Story`: `Story` cannot be dequeued here: it is a struct
                  note: `Story` is declared here
                  note: name a `UITableViewCell` class for a row, a `UITableViewHeaderFooterView` class for a header
                error [no-cell-class] at `StoryCell`: `StoryCell` cannot be dequeued here: it is a `UITableViewCell`
                  note: `StoryCell` is declared here
                  note: name a `UITableViewCell` class for a row, a `UITableViewHeaderFooterView` class for a header
                error [no-cell-class] at `GridCell`: `GridCell` cannot be dequeued here: it is a `UICollectionViewCell`
                  note: `GridCell` is declared here
                  note: name a `UITableViewCell` class for a row, a `UITableViewHeaderFooterView` class for a header
                """)
    }

    @Test func oneReuseIdentifierIsOneClass() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var story: Story  // listgen:row(cell: StoryCell)
                var other: Story  // listgen:row(cell: BigStoryCell)
            }
            struct Story: Equatable { let id: Int }
            // listgen:cell(reuse: "story")
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            // listgen:cell(reuse: "story")
            final class BigStoryCell: UITableViewCell { func configure(with story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [same-reuse-identifier] at `BigStoryCell`: StoryCell and BigStoryCell have one reuse identifier, `story`
                  note: the other is used here
                  note: give one of them another in `cell(reuse: "...")`
                """)
    }
}

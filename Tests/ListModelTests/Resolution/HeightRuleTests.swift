import ListModel
import Testing

/// How high a row is.
@Suite struct HeightRuleTests {
    @Test func twoHeightsAtOnePlaceAreRefused() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table, height: 10)
            struct Feed {
                // listgen:row(cell: StoryCell, when: \.flag, height: 44)
                // listgen:row(cell: BigCell, height: 50)
                var stories: [Story]
                var more: [Story]  // listgen:row(cell: TwiceCell)
                var third: [Story]  // listgen:row(cell: ModeCell)
                // listgen:section(headerHeight: 20)
                var fourth: [Story]  // listgen:row(cell: BigCell)
            }
            struct Story: Equatable { let id: Int; var flag: Bool }
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            class BigCell: UITableViewCell { func configure(with story: Story) { } }
            final class TwiceCell: BigCell {
                static func height(for story: Story) -> CGFloat { 0 }
                static func height(width: CGFloat) -> CGFloat { 0 }
            }
            final class ModeCell: BigCell { static func height(for story: Story, mode: Mode) -> CGFloat { 0 } }
            """#)
        #expect(
            resolved.text == """
                error [two-heights] at `height: 50`: `stories` has two heights
                  note: the first is here
                  note: keep one; a height that varies is a key path, a closure, or a static method of each cell
                error [height-without-header] at `20`: `headerHeight` is given, but the section has no header
                  note: add `header:`, or take out `headerHeight`
                error [two-cell-heights] at `height`: `TwiceCell` says its height twice: `height(for:)` and `height(width:)`
                  note: the first is here
                  note: mark the one that counts `// listgen:height`, or keep one
                error [unfillable-height] at `height`: nothing fills `mode: Mode` of `height(for:mode:)`
                  note: `third` is shown by `ModeCell`
                  note: on offer: third: Story, row: Feed.Row, position: RowPosition<Story>, metrics: ListMetrics, width: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection
                  note: put a value of that type into the context, or write `row(height: ...)` at `third`
                """)
    }
}

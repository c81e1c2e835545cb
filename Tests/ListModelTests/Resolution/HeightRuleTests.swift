import ListModel
import Testing

/// How high a row is.
@Suite struct HeightRuleTests {
    @Test func twoHeightsAtOnePlaceAreRefused() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table, height: 10)
            struct Feed {
                var songs: [SDK.Song]  // listgen:row(id: \.guid as String, content: .always)
                var more: [Story]  // listgen:row(cell: TwiceCell)
                var third: [Story]  // listgen:row(cell: ModeCell)
                // listgen:section(headerHeight: .automatic)
                var fourth: [Story]  // listgen:row(cell: BigCell)
            }
            typealias Song = SDK.Song  // listgen:row(cell: SongCell, height: 44)
            typealias Track = SDK.Song  // listgen:row(height: 50)
            final class SongCell: UITableViewCell { func configure(with song: Song) { } }
            struct Story: Equatable { let id: Int; var flag: Bool }
            class BigCell: UITableViewCell { func configure(with story: Story) { } }
            final class TwiceCell: BigCell {
                static func height(for story: Story) -> CGFloat { 0 }
                static func height(width: CGFloat) -> CGFloat { 0 }
            }
            final class ModeCell: BigCell { static func height(for story: Story, mode: Mode) -> CGFloat { 0 } }
            """#)
        #expect(
            resolved.text == """
                error [height-without-header] at `.automatic`: `headerHeight` is automatic, but the section has no header to measure
                  note: add `header:`, or write a number
                error [two-heights] at `50`: `SDK.Song` has two heights
                  note: the first is here
                  note: keep one; a height that varies is a key path, a closure, or a static method of each cell
                error [two-cell-heights] at `height`: `TwiceCell` says its height twice: `height(for:)` and `height(width:)`
                  note: the first is here
                  note: mark the one that counts `// listgen:height`, or keep one
                error [unfillable-height] at `height`: nothing fills `mode: Mode` of `height(for:mode:)`
                  note: `third` is shown by `ModeCell`
                  note: on offer: third: Story, row: Feed.Row, position: RowPosition<Story>, metrics: ListMetrics, width: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection
                  note: put a value of that type into the context, or write `row(height: ...)` at `third`
                """)
    }

    @Test func eachCellOfARowHasItsOwnHeight() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table, height: 10, estimatedHeight: 90)
            struct Feed {
                // listgen:row(cell: LeadCell, when: \.isLead, height: 80, estimatedHeight: 70)
                // listgen:row(cell: StoryCell, when: \.isLong)
                // listgen:row(cell: PlainCell, when: \.isPlain)
                // listgen:row(cell: StoryCell, height: .automatic)
                var own: [Story]
                // listgen:row(cell: StoryCell, when: \.isLong, height: 20)
                var model: [Story]
                // listgen:row(when: \.isLong, height: 20)
                // listgen:row(height: 30)
                var same: [Item]
                var alike: [Item]
                var rest: [Item]  // listgen:row(cell: RestCell)
            }
            // listgen:row(cell: PlainCell, height: 50)
            struct Story: Equatable { let id: Int; var isLead, isLong, isPlain: Bool }
            struct Item: Equatable { let id: Int; var isLong: Bool }
            final class LeadCell: UITableViewCell {
                static let height: CGFloat = 1
                func configure(with story: Story) { }
            }
            final class StoryCell: UITableViewCell {
                static func height(for story: Story) -> CGFloat { 40 }
                func configure(with story: Story) { }
            }
            final class PlainCell: UITableViewCell { func configure(with story: Story) { } }
            final class RestCell: UITableViewCell { func configure(with item: Item) { } }
            // listgen:cell
            final class ItemCell: UITableViewCell {
                // listgen:height
                static var most: CGFloat { 60 }
                func configure(with item: Item) { }
            }
            """#)
        #expect(resolved.report == [])
        #expect(resolved.heights == ["80 50 50 automatic", "20 50", "20 30", "ItemCell.most", "10"])
        #expect(
            resolved.list?.leaves.map { Resolved.text($0.estimatedHeight) } == ["70 90 90 90", "90", "90", "90", "90"])
    }

    /// A constant for its own layout is no height of the cell.
    @Test func aPrivateHeightIsNotRead() {
        let cell = { (height: String) in
            Resolved(
                """
                // listgen:list(.table)
                struct Feed { var stories: [Story] }
                struct Story: Equatable { let id: Int }
                // listgen:cell
                final class StoryCell: UITableViewCell {
                    \(height)
                    func configure(with story: Story) { }
                }
                """)
        }
        #expect(cell("private static let height: CGFloat = 44").heights == ["none"])
        #expect(cell("static let height = 44").heights == ["none"])
        #expect(cell("let height: CGFloat = 44").heights == ["none"])
        #expect(cell("static let height: CGFloat = 44").heights == ["StoryCell.height"])
        #expect(
            cell("private static let most: CGFloat = 44  // listgen:height").report
                == [
                    "error [hidden-configure] at `stories`: `most` of `StoryCell` is private, so the generated file cannot call it\n"
                        + "  note: this `private` hides it\n  note: take `private` away"
                ])
    }
}

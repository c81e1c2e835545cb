import UIKit

struct Story: Equatable {
    let id: Int
    var lines: CGFloat
}

struct FeedContext {
    var rowHeight: CGFloat = 44
    func height(of story: Story) -> CGFloat { rowHeight }
    func tallest() -> CGFloat { 88 }
}

let global: CGFloat = 44
func free(_ story: Story) -> CGFloat { 44 }

// A bare name is a constant.
// listgen:list(.table, context: FeedContext, estimatedHeight: rowHeight)
struct Feed {
    static let own: CGFloat = 44

    var a: [Story]  // listgen:row(cell: StoryCell, height: height)
    var b: [Story]  // listgen:row(cell: StoryCell, height: tallest)
    var c: [Story]  // listgen:row(cell: StoryCell, height: lines)
    var d: [Story]  // listgen:row(cell: StoryCell, height: free)
    var e: [Story]  // listgen:row(cell: StoryCell, height: context.height)
    var f: [Story]  // listgen:row(cell: StoryCell, height: StoryCell.measure)
    // listgen:section(header: title)
    var g: [Story]  // listgen:row(cell: StoryCell, height: own)
    var h: [Story]  // listgen:row(cell: StoryCell, height: global)
    var i: [Story]  // listgen:row(cell: StoryCell, height: elsewhere)

    func title() -> String { "Stories" }
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
    static func measure(_ story: Story) -> CGFloat { 44 }
}

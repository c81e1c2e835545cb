import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table, rowType: "class", sectionType: "Type")
struct Feed {
    // listgen:row(cell: StoryCell, height: 44; evil())
    var first: Story
    // listgen:row(cell: StoryCell, height: Metrics.height
    // evil())
    var second: Story
    // listgen:row(cell: StoryCell, id: \.id as Int { 3 })
    var third: [Story]
    // listgen:row(cell: StoryCell, id: \.id as 5)
    var number: [Story]
    // listgen:row(cell: StoryCell, height: { _ in
    //     #if DEBUG
    //     44
    // })
    var fourth: Story
    // listgen:row(cell: StoryCell, name: "self")
    var fifth: Story
    // listgen:row(cell: StoryCell, configure: let x = cell)
    var sixth: Story
    // One expression each, over lines, with closures, operators, strings and casts.
    // listgen:row(cell: StoryCell, height: Metrics.height
    //     + 4 * 2)
    var seventh: Story
    // listgen:row(cell: StoryCell, height: { story in
    //     #if DEBUG
    //     let height = 44.0; print("\(story.title); \(height)")
    //     #else
    //     let height = 40.0
    //     #endif
    //     return CGFloat(height as Double)
    // })
    var eighth: Story
    // listgen:row(cell: StoryCell, height: true ? Metrics.height : try! Metrics.half(of: 3, { $0 }) { $0 + 1 })
    var ninth: Story
}

enum Metrics {
    static let height: CGFloat = 44
    static func half(of value: CGFloat, _ a: (CGFloat) -> CGFloat, _ b: (CGFloat) -> CGFloat) throws -> CGFloat { value }
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

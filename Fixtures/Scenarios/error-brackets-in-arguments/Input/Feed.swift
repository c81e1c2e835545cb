import UIKit

struct Story: Equatable {
    let id: Int
    var sizes: [CGFloat]
}

// listgen:list(.table)
struct Feed {
    var first: [Story]  // listgen:row(cell: StoryCell, height: { max(44, $0.sizes[0] })
    var second: [Story]  // listgen:row(cell: StoryCell, height: { $0.sizes[0 })
    var third: [Story]  // listgen:row(cell: StoryCell, height: { $0.sizes[0]) })
    var fourth: [Story]  // listgen:row(cell: StoryCell, height: { ($0.sizes[0]] })
    // listgen:row(cell: StoryCell, configure: { cell, story in
    //     cell.configure(with: story
    // })
    var fifth: [Story]
    // Brackets in texts and comments count for nothing.
    // listgen:section(header: { _ in ":( \(["[", "{"].joined())" })
    var sixth: [Story]  // listgen:row(cell: StoryCell, height: { $0.sizes[0] /* :( */ })
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = String(story.id) }
}

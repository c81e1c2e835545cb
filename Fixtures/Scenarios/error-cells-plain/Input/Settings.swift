import UIKit

// listgen:list(.table)
struct Settings {
    // listgen:row(cell: StoryCell, style: .value1)
    var stories: [Story]
    // listgen:row(style: .subtitle)
    var styled: [Story]
    // listgen:row(cell: UITableViewCell, style: .default)
    var standard: [Story]
    // listgen:row(cell: UITableViewCell, style: .value1, contentConfiguration: \.content)
    var both: [Story]
    // listgen:row(contentConfiguration: \.content, configure: cell.tag = 1)
    var filled: [Story]
    // listgen:row(contentConfiguration: { story, context in context.content(story) })
    var tooMany: [Story]
    // listgen:row(contentConfiguration: makeNothing)
    var nothing: [Story]
    // listgen:row(contentConfiguration: 3)
    var number: [Story]
    // listgen:row(cell: UITableViewCell, style: .value1, registered: false, configure: cell.tag = 1)
    var registered: [Story]
}

func makeNothing(_ story: Story) {}

struct Story: Equatable {
    let id: Int
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

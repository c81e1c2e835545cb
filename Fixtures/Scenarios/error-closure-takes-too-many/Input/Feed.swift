import UIKit

struct Story: Equatable {
    let id: Int
    var isLong: Bool
}

struct FeedContext {
    var isLarge: Bool
}

// listgen:list(.table)
struct Feed {
    // listgen:section(header: { stories, context in "Stories" })
    // listgen:row(cell: PlainCell, configure: { cell, story, index in cell.show(story, index) })
    var stories: [Story]
    // listgen:row(cell: PlainCell, when: { story, context in story.isLong }, configure: { cell in })
    // listgen:row(cell: PlainCell, height: { story, context, metrics in metrics.width }, configure: { cell in })
    var more: [Story]
}

// listgen:rows(provider: .table, context: FeedContext)
enum Setting {
    // listgen:row(cell: PlainCell, configure: { cell, name, context, position in cell.show(name, position) })
    case name(String)
}

final class PlainCell: UITableViewCell {
    func show(_ story: Story, _ number: Int) {}
}

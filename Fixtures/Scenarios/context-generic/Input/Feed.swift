import UIKit

struct Story: Equatable {
    let id: Int
}

struct Theme {
    var tint: UIColor
}

struct Pair<First, Second> {
    var first: First
    var second: Second
}

// listgen:list(.table, context: Pair<Theme, [Int: String?]>)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell, height: { story, context in context.second.isEmpty ? 44 : 60 })
    var tinted: [Story]  // listgen:row(cell: TintedCell)
    var items: [Item]
}

// listgen:rows(provider: .table, context: Pair<Theme, Int>)
enum Item {
    case story(Story)  // listgen:row(cell: TintedCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story, context: Pair<Theme, [Int: String?]>) {
        textLabel?.text = context.second[story.id] ?? nil
    }
}

final class TintedCell: UITableViewCell {
    func configure(with story: Story, theme: Theme) { textLabel?.textColor = theme.tint }
}

import UIKit

struct Story: Equatable {
    let id: String!
}

struct Tip: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    var tips: [Tip]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story!) { textLabel?.text = story.id }
}

// listgen:cell
final class TipCell: UITableViewCell {
    // listgen:configure
    var tip: Tip! { didSet { tag = tip.id } }
}

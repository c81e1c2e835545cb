import Kit
import UIKit

// listgen:list(.table)
struct Feed {
    var items: [Item]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

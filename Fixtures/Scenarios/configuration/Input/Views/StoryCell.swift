import UIKit

// listgen:cell
final class StoryCell: UITableViewCell {
    func fill(from story: Story) { textLabel?.text = story.title }
}

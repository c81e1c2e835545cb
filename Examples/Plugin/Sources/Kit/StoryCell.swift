import Stories
import UIKit

// listgen:cell
public final class StoryCell: UITableViewCell {
    public func configure(with story: Story) {
        textLabel?.text = story.title
    }
}

import UIKit

struct Story: Equatable { let id: Int }

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!

    func configure(with story: Story) {}
}

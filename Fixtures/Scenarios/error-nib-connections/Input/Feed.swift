import UIKit

struct Story: Equatable { let id: Int }

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}

class BaseCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

// listgen:cell
final class StoryCell: BaseCell {
    @IBOutlet var shareButton: UILabel!
    @IBOutlet var badge: UIView!
    @IBOutlet var extra: UIView?
    @IBOutlet var stars: [UIImageView]!
    @IBOutlet var card: CardView!
    var subtitle: UILabel!
    var inset: CGFloat = 0

    func configure(with story: Story) {
        (shareButton.text, badge.isHidden) = ("", stars.isEmpty)
        card.isHidden = false
    }

    @IBAction func share(_ sender: UIButton) {}
    func open() {}
}

final class CardView: UIView {}

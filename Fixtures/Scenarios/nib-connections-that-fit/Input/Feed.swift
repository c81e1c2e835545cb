import UIKit

struct Story: Equatable { let id: Int }

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    var notes: [Story]  // listgen:row(cell: NoteCell)
}

class CardView: UIView {}
final class WideCardView: CardView {}

class BaseCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UIView!
    @IBAction func resetAll(_ sender: Any) {}
}

/// Of two nibs one is taken; what only the other connects may be there.
// listgen:cell(nib: "StoryCell")
final class StoryCell: BaseCell {
    @IBOutlet var control: UIControl!
    @IBOutlet var card: CardView!
    @IBOutlet private(set) var view: UIView?
    @IBOutlet var gap: NSLayoutConstraint!
    @IBOutlet var bars: Array<UIView>!
    @IBOutlet var onlyInTheWideOne: UILabel!
    @IBInspectable var tint: CGFloat = 0

    func configure(with story: Story) {}

    @IBAction private func tapped(_ sender: Any) {}
    @IBAction func moved(to sender: UIButton) {}
    @IBAction func open(card: Any) {}
}

final class NoteCell: UITableViewCell {
    func configure(with story: Story) {}
}

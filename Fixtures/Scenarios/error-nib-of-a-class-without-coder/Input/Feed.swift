import UIKit

struct Story: Equatable {
    let id: Int
}

// No nib and no storyboard is among the inputs, so these names are trusted. What makes the views is not.
// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell, nib: "StoryCell")
    var drafts: [Story]  // listgen:row(cell: DraftCell, prototype: "draft")
    var tips: [Story]  // listgen:row(cell: TipCell, nib: "TipCell")
    var stopped: [Story]  // listgen:row(cell: StoppedCell)
}

class StoryCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        // Made in code.
        Swift.fatalError("init(coder:) has not been implemented")
    }

    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}

final class DraftCell: UITableViewCell {
    init(theme: Int) { super.init(style: .default, reuseIdentifier: nil) }

    required init?(coder: NSCoder) { nil }

    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}

/// Ends the app only if a condition holds.
final class TipCell: UITableViewCell {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard textLabel != nil else { fatalError("no label") }
    }

    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}

/// Can be made by a nib alone, which nobody names.
final class StoppedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError("made by a nib") }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}

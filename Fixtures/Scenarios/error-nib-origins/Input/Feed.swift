import UIKit

struct Story: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table)
struct Feed {
    var twoNibs: [Story]  // listgen:row(cell: TwoNibsCell)
    var misspelt: [Story]  // listgen:row(cell: MisspeltCell, nib: "Misspel")
    var prototype: [Story]  // listgen:row(cell: PrototypeCell, prototype: "stroy")
    var crowded: [Story]  // listgen:row(cell: CrowdedCell)
    var other: [Story]  // listgen:row(cell: OtherCell, nib: "Undeclared")
    var declared: [Story]  // listgen:row(cell: OtherCell, nib: "Crowded")
    var foreign: [Story]  // listgen:row(cell: PodBanner, nib: "Undeclared", configure: { cell, story in cell.tag = story.id })
    var bare: [Story]  // listgen:row(cell: BareCell)
    var ofKit: [Story]  // listgen:row(cell: OfPodBanner)
    var reused: [Story]  // listgen:row(cell: ReusedCell)
    var stopped: [Story]  // listgen:row(cell: StoppedCell, nib: "StoppedCell")
    var unavailable: [Story]  // listgen:row(cell: UnavailableCell)
    var outlets: [Story]  // listgen:row(cell: OutletCell)
    var wide: [Story]  // listgen:row(cell: FromStoryboardCell)
    var swapped: [Story]  // listgen:row(cell: SwappedCell, prototype: "story")
    var here: [Story]  // listgen:row(cell: MovedCell, nib: "Moved")
    var there: [Story]  // listgen:row(cell: MovedCell, nib: "MovedWide")
    var german: [Story]  // listgen:row(cell: GermanCell)
    var tagged: [Story]  // listgen:row(cell: TaggedCell, reuse: \.name)
}

class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class TwoNibsCell: StoryCell {}
final class MisspeltCell: StoryCell {}
final class PrototypeCell: StoryCell {}
final class CrowdedCell: StoryCell {}
final class OtherCell: StoryCell {}
final class BareCell: StoryCell {}
final class OfPodBanner: StoryCell {}
final class GermanCell: StoryCell {}

// listgen:cell(reuse: "other")
final class ReusedCell: StoryCell {}

final class StoppedCell: StoryCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class UnavailableCell: StoryCell {
    init(theme: Int) { super.init(style: .default, reuseIdentifier: nil) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class OutletCell: StoryCell {
    @IBOutlet var label: UILabel!
}

final class FromStoryboardCell: StoryCell {
    @IBOutlet var label: UILabel!
}

final class SwappedCell: StoryCell {}
final class MovedCell: StoryCell {}
final class TaggedCell: StoryCell {}

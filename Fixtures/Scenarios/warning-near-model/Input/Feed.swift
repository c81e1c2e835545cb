import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    // Another module may declare it, as here Swift's does.
    // listgen:row(cell: MirrorCell, id: \.description as String, content: .always, configure: { cell, mirror in })
    var mirrors: [Mirror]
}

struct Mirrors {}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class MirrorCell: UITableViewCell {}

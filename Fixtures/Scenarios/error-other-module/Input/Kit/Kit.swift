import UIKit

public struct Story: Equatable {
    public let id: Int
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

struct Draft: Equatable {
    let id: Int
}

public final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) {}
}

public struct Note: Equatable {
    let id: Int
}

public final class NoteCell: UITableViewCell {
    func configure(with note: Note) {}
}

import UIKit

struct Tip: Equatable {
    let id: Int
}

struct Story: Equatable {
    let id: Int
}

struct Note: Equatable {
    let id: Int
}

struct Video: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var tips: [Tip]
    var stories: Story
    var note: Note?  // listgen:row(height: 44)
    var video: Video
    var cover: Video  // listgen:row(cell: VideoCell)
}

// listgen:cell
final class TipCell: UITableViewCell {
    func setup(with tip: Tip) {}
}

// listgen:cell
final class StoryCell: UITableViewCell {
    static func configure(_ cell: StoryCell, with story: Story) {}
}

// listgen:cell
final class NoteCell: UITableViewCell {
    var note: Note?
}

// listgen:cell
final class VideoCell: UITableViewCell {
    // listgen:configure
    var play: ((Video) -> Void)?
}

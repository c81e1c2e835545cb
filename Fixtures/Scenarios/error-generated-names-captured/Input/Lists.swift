import UIKit

struct Story: Equatable {
    let id: Int
}

final class Cell: UITableViewCell {
    func configure(with story: Story) {}
}

final class Section: UITableViewHeaderFooterView {}

final class Actions {}

/// A cell.
// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: Cell)
}

/// A header.
// listgen:list(.table)
struct Archive {
    // listgen:section(header: Section)
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

/// A context.
// listgen:list(.table, context: Actions, on: select)
struct Drafts {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

/// The list itself.
// listgen:list(.table)
struct Row {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

/// What tells rows apart.
enum RowID: Hashable {
    case one
}

struct Note: Equatable {
    let id: RowID
}

// listgen:list(.table)
struct Notes {
    var notes: [Note]  // listgen:row(cell: NoteCell)
    var more: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) {}
}

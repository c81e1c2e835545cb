import UIKit

// listgen:list(.table)
struct Feed {
    var stories: [Models.Story]  // listgen:row(cell: Cells.StoryCell)
    var notes: [Note]  // listgen:row(cell: NoteCell)
}

enum Models {}
enum Cells {}
enum Screens {}

private extension Models {
    struct Story: Equatable {
        let id: Int
    }
}

fileprivate extension Cells {
    final class StoryCell: UITableViewCell {}
}

private extension Screens {
    // listgen:list(.table)
    struct Archive {
        var notes: [Note]  // listgen:row(cell: NoteCell)
    }
}

// What says its own access keeps it.
private extension Screens {
    // listgen:list(.table)
    internal struct Trash {
        var notes: [Note]  // listgen:row(cell: NoteCell)
    }
}

struct Note: Equatable {
    let id: Int
}

final class NoteCell: UITableViewCell {}

private extension NoteCell {
    func configure(with note: Note) {}
}

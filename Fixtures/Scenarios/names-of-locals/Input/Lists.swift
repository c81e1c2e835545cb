import UIKit

/// Rows, sections and cases that are called like what generated code calls its own values.

struct Note: Equatable {
    enum `Type`: Hashable {
        case text, drawing
    }

    let id: Int
    let type: `Type`
}

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) {}
    func show(_ new: Note, _ old: Note) {}
}

// listgen:rows(on: select)
enum Line {
    case note(Note)
    case change(new: Note, old: Note)  // listgen:row(cell: NoteCell, configure: cell.show(new, old), id: \.id)
}

// listgen:section
struct Day {
    let id: Int
    var first: Note
    var current: [Note]  // listgen:row(on: didEndDisplaying)
    var `inout`: [Note]
}

// listgen:list(.table)
struct Notes {
    var actions: [Line]
    var days: [Day]
    var await: [Note]
    var set: Note?
}

// listgen:list(.table)
struct Drawings {
    var byType: [Note]  // listgen:row(id: \.type)
}

/// A nested type whose name only back-ticks tell from a metatype.
enum Album {
    struct `Type`: Equatable {
        let id: Int
    }

    // listgen:list(.table)
    struct Page {
        var types: [`Type`]  // listgen:row(cell: TypeCell)
    }
}

final class TypeCell: UITableViewCell {
    func configure(with type: Album.`Type`) {}
}

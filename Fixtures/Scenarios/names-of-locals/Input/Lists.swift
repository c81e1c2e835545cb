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

// listgen:section(id: \.id)
struct Hour {
    let id: Int
    var sectionID: [Note]  // listgen:row(on: [select, accessory, willDisplay, didEndDisplaying, delete, prefetch])
    var section: [Note]  // listgen:row(on: [select, accessory, willDisplay, didEndDisplaying, delete, prefetch])
    var row: [Note]  // listgen:row(on: [select, accessory, willDisplay, didEndDisplaying, delete, prefetch])
    var indexPath: [Note]  // listgen:row(on: [select, accessory, willDisplay, didEndDisplaying, delete, prefetch])
    var cell: [Note]  // listgen:row(on: [select, accessory, willDisplay, didEndDisplaying, delete, prefetch])
    var value: [Note]  // listgen:row(on: [select, accessory, willDisplay, didEndDisplaying, delete, prefetch])
    var tableView: [Note]  // listgen:row(on: [select, accessory, willDisplay, didEndDisplaying, delete, prefetch])
}

// listgen:list(.table)
struct Notes {
    var actions: [Line]
    var days: [Day]
    var hours: [Hour]
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

/// Rows that are called like functions of the list.
// listgen:list(.table, context: .weak(FormController))
struct Calls {
    var owned: Note  // listgen:row(cell: .owned(\.cell))
    var kept: [Note]  // listgen:row(cell: NoteCell, keeps: .perRow)
    var hear: [Note]  // listgen:row(cell: SwitchCell)
    var mark: [Note]  // listgen:row(cell: PlainCell, choice: \.chosen, on: choose)
    var update: [Note]  // listgen:row(cell: PlainCell, choice: \.one)
    var plainCell: [Note]  // listgen:row(cell: UITableViewCell, style: .value1, configure: { cell, note in cell.tag = note.id })
    var registered: [Note]  // listgen:row(cell: PlainCell, reuse: \.name)
    var chosen: Set<Int>  // listgen:ignore
    var one: Int?  // listgen:ignore
}

final class FormController: UIViewController {
    let cell = PlainCell(style: .default, reuseIdentifier: nil)
}

final class PlainCell: UITableViewCell {
    func configure(with note: Note) {}
}

final class SwitchCell: UITableViewCell {
    let toggle = UISwitch()  // listgen:event

    func configure(with note: Note) {}
}

extension Note {
    var name: String { "note" }
}

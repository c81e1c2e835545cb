import UIKit

// What looks, choices, lifts and events of a list cannot take.

struct Note: Identifiable, Equatable {
    let id: Int
    var isDone: Bool
}

// listgen:actions
enum NoteAction {
    case pin
    case remove

    private var title: String { "Title" }
    var image: String { "trash" }
    var label: String? { get throws { "Pin" } }
    @available(iOS 99, *) var color: UIColor? { nil }
#if DEBUG
    var isEnabled: Bool { true }
#endif
}

// listgen:actions
enum Written: RowAction {
    case pin  // listgen:action(title: "Pin")
}

final class NoteCell: UITableViewCell {
    let symbol = "pin"  // listgen:lift
    var onTap: (() -> Void)?  // listgen:event
    var onCount: ((Int...) -> Void)?  // listgen:event

    func configure(with note: Note) {}
}

final class DoneCell: UITableViewCell {
    var onTap: (() -> Bool)?  // listgen:event(else: false)

    func configure(with note: Note) {}
}

// listgen:list(.table)
struct Notes {
    // listgen:row(cell: DoneCell, when: \.isDone)
    // listgen:row(cell: NoteCell, does: NoteAction, menu: [.pin, .remove])
    var notes: [Note]
    var others: [Note]  // listgen:row(cell: DoneCell, choice: \.other, drag: .asked)
    private(set) var other: Int?  // listgen:ignore
}

// listgen:list(.table)
struct WrittenNotes {
    var notes: [Note]  // listgen:row(cell: DoneCell, events: false, does: Written, trailingSwipe: [.pin])
}

public struct Part: Identifiable, Equatable {
    public let id: Int
}

public final class PartCell: UITableViewCell {
    func configure(with part: Part) {}
}

// listgen:actions
enum PartAction {
    case remove  // listgen:action(title: "Remove")
}

// listgen:list(.table)
public struct Parts {
    public var parts: [Part]  // listgen:row(cell: PartCell, does: PartAction, trailingSwipe: [.remove])
}

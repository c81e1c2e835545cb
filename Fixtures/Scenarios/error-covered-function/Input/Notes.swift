import UIKit

struct Note: Equatable {
    let id: Int
}

final class NoteCell: UITableViewCell {}
final class TipCell: UITableViewCell {}

@MainActor
func fill(_ cell: NoteCell, with note: Note) {}

@MainActor
func plainCell(_ cell: NoteCell, with note: Note) {}

// listgen:list(.table)
struct Notes {
    var notes: [Note]  // listgen:row(cell: NoteCell, configure: fill)
    var others: [Note]  // listgen:row(cell: NoteCell, configure: plainCell)

    @MainActor
    static func fill(_ cell: TipCell, tip: String) {}
}

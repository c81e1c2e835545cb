import UIKit

struct Note: Equatable {
    let id: Int
}

// listgen:actions
enum NoteAction {
    case copy  // listgen:action(title: "Copy")
    @available(iOS 17, *)
    case translate  // listgen:action(title: "Translate")
}

// listgen:list(.table)
struct Notes {
    var notes: [Note]  // listgen:row(cell: NoteCell, does: NoteAction, menu: [.copy, .translate])
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) {}
}

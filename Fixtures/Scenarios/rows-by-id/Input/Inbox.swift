import UIKit

// listgen:list(.table, context: .weak(InboxController))
struct Inbox {
    var box: Box
}

// listgen:section
struct Box {
    // listgen:row(cell: NoteCell, load: { $1.store.note($0) })
    var notes: [String]
    // listgen:row(cell: UITableViewCell, load: name(of:), configure: cell.textLabel?.text = row)
    var names: [Int]
}

final class InboxController: UIViewController {
    let store = NoteStore()

    func name(of id: Int) -> String { "name \(id)" }
}

struct NoteStore {
    func note(_ id: String) -> Note { Note(text: "note \(id)") }
}

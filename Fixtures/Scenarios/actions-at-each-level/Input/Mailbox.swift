import ListRuntimeUIKit
import UIKit

// What a user may do to rows is said at the rows enum, the section and the list; the narrower mark wins.

struct Letter: Equatable {
    let id: Int
    var title: String
    var isLocked = false
}

// listgen:actions
enum LetterAction {
    case archive  // listgen:action(title: "Archive")
}

final class LetterController: UIViewController {}

// listgen:rows(menu: [.archive], preview: { LetterController() }, selects: { !$0.isLocked }, on: primaryAction, available: 16)
enum Entry: Equatable {
    case letter(Letter)
    case note(String)  // listgen:row(cell: NoteCell, id: .value)

    var isLocked: Bool {
        switch self {
        case .letter(let letter): letter.isLocked
        case .note: true
        }
    }
}

// listgen:section(id: \.id, header: \.title, menu: [.archive], preview: { LetterController() }, selects: { _, section in section.isOpen }, on: primaryAction, available: 16)
struct Folder: Equatable {
    let id: Int
    var title: String  // listgen:ignore
    var isOpen = true  // listgen:ignore
    var letters: [Letter]
}

// listgen:list(.table, does: LetterAction, menu: [.archive], preview: { LetterController() }, selects: true)
struct Mailbox {
    var drafts: [Letter]
    var entries: [Entry]
    var folders: [Folder]
}

// listgen:cell
final class LetterCell: UITableViewCell {
    func configure(with letter: Letter) { textLabel?.text = letter.title }
}

final class NoteCell: UITableViewCell {
    func configure(with note: String) { textLabel?.text = note }
}

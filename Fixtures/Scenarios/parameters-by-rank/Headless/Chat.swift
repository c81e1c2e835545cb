import UIKit

// The row's own values fill a cell first; a context that holds values of the same types and names hides none of them.

protocol Named { var name: String { get } }
class Person: Equatable, Named {
    let id: Int
    var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    static func == (a: Person, b: Person) -> Bool { a.id == b.id && a.name == b.name }
}
final class Friend: Person {}
struct Theme: Equatable { var isDark: Bool }

final class ChatController: UIViewController {
    var user = Person(id: 0, name: "me")
    var friend = Friend(id: 1, name: "other")
    var theme = Theme(isDark: true)
    let sendButton = UIButton(frame: .zero)
              var badges: [UIView]!
    lazy var pinned = Person(id: 2, name: "pinned")
    var latest: Person { user }

    func fill(_ cell: NoteCell, person: Person) { cell.textLabel?.text = person.name }

    // listgen:list(.table, context: .weak(ChatController), header: ChatHeader)
    struct Chat {
        var users: [Person]  // listgen:row(cell: PersonCell, content: [\.name])
        var friends: [Friend]  // listgen:row(cell: NamedCell, content: [\.name])
        var notes: [Friend]  // listgen:row(cell: NoteCell, configure: fill, content: [\.name])
        var lines: [Line]
        var theme: String  // listgen:ignore
    }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "badges": return NibValue.pass(objects) { (value: [UIView]) in self.badges = value }; default: return super.connectOutlet(name, to: objects) } } }

// listgen:rows
enum Line: Equatable {
    case message(sender: Person, author: Person)  // listgen:row(cell: SenderCell, id: \.id, content: .equatable)
    case pair(Person, Person)  // listgen:row(cell: PairCell, id: \.id, content: .equatable)
    case reply(Person)  // listgen:row(cell: ReplyCell, content: .equatable)
}

final class PersonCell: UITableViewCell {
    func configure(with user: Person, theme: Theme) { textLabel?.text = user.name }
    // Helpers that the fill calls: the controller has a button and a theme, and that makes them no candidates.
    func configure(receipt button: UIButton) {}
    func configure(theme: Theme) {}
}
final class NamedCell: UITableViewCell { func configure(with named: any Named) { textLabel?.text = named.name } }
final class NoteCell: UITableViewCell { func fill(theme: Theme) {} }
final class SenderCell: UITableViewCell { func configure(sender: Person) { textLabel?.text = sender.name } }
final class PairCell: UITableViewCell {
    func configure(left: Person, right: Person) { textLabel?.text = left.name + right.name }
}
final class ReplyCell: UITableViewCell {
    // The reply is the row's own; the other is of the context, by its name.
    func configure(to person: Person, pinned: Person) { textLabel?.text = person.name + pinned.name }
}
final class ChatHeader: UIView {
    // The list's own `theme` is a String: it does not hide that of the context.
    func configure(theme: Theme, notes: [Friend]) {}
}

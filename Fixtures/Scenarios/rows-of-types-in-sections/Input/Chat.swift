import UIKit

/// Messages by their ids, whose kind is known when they are loaded.
// listgen:list(.table, context: Store)
struct Chat {
    // listgen:row(load: { id, store in store.message(id) }, on: select)
    var messages: [Int]
}

/// The same with a controller that fills the cells, and a protocol.
// listgen:list(.table, context: .weak(InboxController))
struct Inbox {
    // listgen:row(load: { $1.letter($0) })
    var letters: [String]
}

// listgen:rows
class Message {
    let id: Int

    init(id: Int) { self.id = id }
}

final class TextMessage: Message {}

// listgen:row(height: 90)
final class PhotoMessage: Message {}

final class Store {
    var messages: [Int: Message] = [:]

    func message(_ id: Int) -> Message? { messages[id] }
}

// listgen:rows
protocol Letter {}

// listgen:row(cell: UITableViewCell, configure: { cell, card, _ in cell.textLabel?.text = card.text })
struct Card: Letter { var text: String }

// listgen:row(cell: UITableViewCell, configure: fill)
struct Bill: Letter { var amount: Int }

final class InboxController: UIViewController {
    var letters: [String: any Letter] = [:]

    func letter(_ id: String) -> any Letter { letters[id] ?? Card(text: "none") }
    func fill(_ cell: UITableViewCell, bill: Bill) { cell.textLabel?.text = "\(bill.amount)" }
}

// listgen:cell
final class TextCell: UITableViewCell {
    func configure(with message: TextMessage) { textLabel?.text = "text \(message.id)" }
}

// listgen:cell
final class PhotoCell: UITableViewCell {
    func configure(with message: PhotoMessage) { textLabel?.text = "photo \(message.id)" }
}

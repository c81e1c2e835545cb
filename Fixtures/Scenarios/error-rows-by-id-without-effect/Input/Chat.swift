import UIKit

// listgen:list(.table, context: Store)
struct Chat {
    // listgen:row(load: { id, store in store.message(id) }, content: .always)
    var messages: [Int]
}

struct Message: Equatable {
    let id: Int
}

final class Store {
    func message(_ id: Int) -> Message { Message(id: id) }
}

// listgen:cell
final class MessageCell: UITableViewCell {
    func configure(with message: Message) {}
}

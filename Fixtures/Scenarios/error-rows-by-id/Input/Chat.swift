import UIKit

// listgen:list(.table, context: Store)
struct Chat {
    // listgen:row(load: { id, store in store[id] })
    var untyped: [Int]
    // listgen:row(load: { id, store in store.message(id) })
    var values: [Message]
    // listgen:row(load: { id, store in store.message(id) })
    var one: Int
    // listgen:row(load: { id, store, width in store.message(id) })
    var tooMany: [Int]
    // listgen:row(load: Store.nothing(_:))
    var nothing: [Int]
    // listgen:row(load: { id, store in store.mesage(id) })
    var misspelt: [Int]
    // listgen:row(load: { id, store in store.message(id) }, estimatedHeight: { message in message.height })
    var estimated: [Int]
    // listgen:row(load: { id, store in store.missing(id) })
    var uncelled: [Int]
}

struct Message: Equatable {
    let id: Int
    var height: CGFloat
}

struct Missing {
    let id: Int
}

final class Store {
    subscript(_ id: Int) -> Message { Message(id: id, height: 1) }
    func message(_ id: Int) -> Message { self[id] }
    func missing(_ id: Int) -> Missing { Missing(id: id) }
    static func nothing(_ id: Int) {}
}

// listgen:cell
final class MessageCell: UITableViewCell {
    func configure(with message: Message) {}
}

import UIKit

/// The discussion of an episode, read from the store as it comes on screen.
public final class DiscussionController: UITableViewController {
    public var onOpen: ((String) -> Void)?
    private let store: MessageStore
    private var table: Discussion.Table?

    public init(store: MessageStore) {
        self.store = store
        super.init(style: .plain)
        title = "Discussion"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = Discussion.Table(Discussion(messages: store.ids), context: self, actions: self, in: tableView)
    }

    /// Somebody has written.
    public func receive(_ message: Message, as id: Int) {
        store.save(message, as: id)
        table?.state = Discussion(messages: store.ids)
    }

    /// Somebody has changed what they wrote.
    public func edit(_ message: Message, at id: Int) {
        store.save(message, as: id)
        table?.touch(.messages(id))
    }

    func message(_ id: Int) -> Message? {
        store.message(id)
    }
}

extension DiscussionController: Discussion.Actions {
    func select(text: Comment) {
        onOpen?("the profile of \(text.author)")
    }
}

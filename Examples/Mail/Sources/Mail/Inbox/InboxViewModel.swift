import MailKit

/// Owns the inbox. Not isolated, as view models were before Swift 6: it is called on the main thread by habit.
public final class InboxViewModel {
    public private(set) var inbox: Inbox {
        didSet { table?.state = inbox }
    }

    /// The list that shows the inbox.
    weak var table: Inbox.Table?

    public init(inbox: Inbox) {
        self.inbox = inbox
    }

    /// Mail has arrived: it goes on top, and to the VIPs too when one of them takes part.
    public func receive(_ conversation: Conversation) {
        var next = inbox
        next.items.insert(.conversation(conversation), at: 0)
        if conversation.people.contains(where: \.isVIP) { next.vip.insert(conversation, at: 0) }
        next.unread += conversation.isUnread ? 1 : 0
        inbox = next
    }

    /// The user has asked for what is missing.
    public func startLoading(_ gap: Gap) {
        guard let place = place(of: gap) else { return }
        inbox.items[place] = .gap(Gap(after: gap.after, missing: gap.missing, isLoading: true))
    }

    /// The server has answered.
    public func fill(_ gap: Gap, with conversations: [Conversation]) {
        guard let place = place(of: gap) else { return }
        inbox.items.replaceSubrange(place...place, with: conversations.map(InboxItem.conversation))
    }

    /// The next page has been asked for, or has come.
    public func loadMore(_ isLoading: Bool, adding conversations: [Conversation] = []) {
        var next = inbox
        next.isLoadingMore = isLoading
        next.items += conversations.map(InboxItem.conversation)
        inbox = next
    }

    public func remove(_ promotion: Promotion) {
        inbox.items.removeAll { if case .promotion(let other) = $0 { other.id == promotion.id } else { false } }
    }

    public func archive(conversation id: Int) {
        var next = inbox
        next.vip.removeAll { $0.id == id }
        next.items.removeAll { if case .conversation(let other) = $0 { other.id == id } else { false } }
        inbox = next
    }

    public func markRead(conversation id: Int) {
        var next = inbox
        for place in next.vip.indices where next.vip[place].id == id { next.vip[place].isUnread = false }
        for (place, item) in next.items.enumerated() {
            guard case .conversation(var conversation) = item, conversation.id == id else { continue }
            conversation.isUnread = false
            next.items[place] = .conversation(conversation)
        }
        inbox = next
    }

    /// A bundle changes in place: the inbox holds the same object before and after.
    public func receive(newsletter title: String, in bundle: NewsletterBundle) {
        bundle.titles.insert(title, at: 0)
        bundle.unread += 1
        table?.state = inbox
    }

    /// A conversation that got an answer moves to the top.
    public func moveToTop(conversation id: Int) {
        var next = inbox
        let place = next.items.firstIndex { if case .conversation(let other) = $0 { other.id == id } else { false } }
        guard let place else { return }
        next.items.insert(next.items.remove(at: place), at: 0)
        inbox = next
    }

    public func say(_ notice: ServiceNotice?) {
        inbox.notice = notice
    }

    public func removeAll() {
        inbox = Inbox(vip: [], items: [])
    }

    private func place(of gap: Gap) -> Int? {
        inbox.items.firstIndex { if case .gap(let other) = $0 { other.after == gap.after } else { false } }
    }
}

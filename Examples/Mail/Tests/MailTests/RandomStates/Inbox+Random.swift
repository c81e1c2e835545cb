import MailKit

@testable import Mail

extension Inbox: RandomState {
    static func start() -> Inbox {
        Inbox(vip: [], items: [])
    }

    mutating func edit(using random: inout SeededGenerator) {
        if random.once(in: 4) {
            notice = random.once(in: 2) ? nil : ServiceNotice(title: "Notice", text: random.word())
        }
        if random.once(in: 4) { isLoadingMore.toggle() }
        vip.edit(using: &random, make: Self.conversation) { conversation, random in
            conversation.subject = random.word()
        }
        items.edit(using: &random, make: Self.item, change: Self.change)
        // An identity stands once in a section; the same conversation may stand in both.
        vip = unique(vip) { $0.id }
        items = unique(items) { $0.rowID }
    }

    private static func conversation(using random: inout SeededGenerator) -> Conversation {
        // Two people with one address are equal, whatever their names.
        let name = random.word()
        return Conversation(
            id: Int.random(in: 0..<30, using: &random), subject: random.word(),
            people: [Person(address: name, name: name)], snippet: random.word(), date: "Mon",
            isUnread: random.once(in: 2))
    }

    private static func item(using random: inout SeededGenerator) -> InboxItem {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .bundle(NewsletterBundle(sender: random.word(), titles: [random.word()], unread: 0))
        case 1: .promotion(Promotion(id: random.word(), headline: random.word(), callToAction: random.word()))
        case 2: .gap(Gap(after: Int.random(in: 0..<5, using: &random), missing: 3))
        default: .conversation(conversation(using: &random))
        }
    }

    private static func change(_ item: inout InboxItem, using random: inout SeededGenerator) {
        switch item {
        case .conversation(var conversation):
            conversation.isUnread.toggle()
            item = .conversation(conversation)
        case .bundle(let bundle):
            bundle.titles.append(random.word())
        case .promotion(var promotion):
            promotion.headline = random.word()
            item = .promotion(promotion)
        case .gap(let gap):
            item = .gap(Gap(after: gap.after, missing: gap.missing, isLoading: !gap.isLoading))
        }
    }
}

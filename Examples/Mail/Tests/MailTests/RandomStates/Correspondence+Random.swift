import MailKit

@testable import Mail

extension Correspondence: RandomState {
    static func start() -> Correspondence {
        Correspondence(subject: Subject(text: "Subject"), items: [])
    }

    mutating func edit(using random: inout SeededGenerator) {
        if random.once(in: 3) { subject.text = random.word() }
        items.edit(using: &random, make: Self.item, change: Self.change)
        // Equal days may stand in a conversation, a message only once.
        var seen: Set<String> = []
        items = items.filter { item in
            switch item {
            case .day: true
            case .first(let message), .reply(let message), .draft(let message):
                seen.insert(message.messageID).inserted
            }
        }
    }

    private static func item(using random: inout SeededGenerator) -> ConversationItem {
        let message = Message(
            messageID: "\(Int.random(in: 0..<1_000, using: &random))",
            sender: Person(address: "a@b.c", name: "Ada"), body: random.word(), date: "Mon",
            isCollapsed: random.once(in: 2))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .day(random.word())
        case 1: return .first(message)
        case 2: return .draft(message)
        default: return .reply(message)
        }
    }

    private static func change(_ item: inout ConversationItem, using random: inout SeededGenerator) {
        switch item {
        case .day: item = .day(random.word())
        case .first(let message), .draft(let message): message.body = random.word()
        case .reply(let message):
            message.body = random.word()
            message.isCollapsed = random.once(in: 2)
        }
    }
}

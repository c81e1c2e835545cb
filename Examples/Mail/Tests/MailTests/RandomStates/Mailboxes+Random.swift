import MailKit

@testable import Mail

extension Mailboxes: RandomState {
    static func start() -> Mailboxes {
        Mailboxes(favourites: [], accounts: [])
    }

    mutating func edit(using random: inout SeededGenerator) {
        favourites.edit(using: &random, make: Self.mailbox) { $0.unread = Int.random(in: 0..<9, using: &$1) }
        favourites = unique(favourites) { $0.path }
        accounts.edit(using: &random, make: Self.account, change: Self.change)
        accounts = unique(accounts) { $0.account.address }
    }

    private static func mailbox(using random: inout SeededGenerator) -> Mailbox {
        Mailbox(path: "\(Int.random(in: 0..<20, using: &random))", name: random.word())
    }

    private static func account(using random: inout SeededGenerator) -> AccountMailboxes {
        AccountMailboxes(
            account: Account(address: "\(Int.random(in: 0..<12, using: &random))", name: random.word()),
            mailboxes: (0..<Int.random(in: 0..<4, using: &random)).map { Mailbox(path: "\($0)", name: "Box \($0)") },
            canAdd: random.once(in: 2), quota: Quota(used: Int.random(in: 0..<100, using: &random), total: 100))
    }

    private static func change(_ account: inout AccountMailboxes, using random: inout SeededGenerator) {
        account.account.name = random.word()
        account.quota.used = Int.random(in: 0..<100, using: &random)
        account.mailboxes.edit(using: &random, make: mailbox) { $0.unread = Int.random(in: 0..<9, using: &$1) }
        account.mailboxes = unique(account.mailboxes) { $0.path }
        account.canAdd = random.once(in: 2)
    }
}

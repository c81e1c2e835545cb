import Mail
import MailKit

/// The mail of the demo: always the same.
@MainActor
enum SampleMail {
    static let account = Account(address: "mary@example.org", name: "Example")
    static let ada = Person(address: "ada@example.org", name: "Ada", isVIP: true)
    static let grace = Person(address: "grace@example.org", name: "Grace")
    static let alan = Person(address: "alan@example.org", name: "Alan")

    static let engine = Conversation(
        id: 1, subject: "The engine", people: [ada, grace], snippet: "It weaves algebraical patterns.", date: "Mon",
        messageCount: 5, isUnread: true, tags: [Tag(name: "work")])
    static let moth = Conversation(
        id: 2, subject: "A moth", people: [grace], snippet: "Found in relay 70, panel F.", date: "Mon")
    static let lunch = Conversation(
        id: 3, subject: "Lunch?", people: [alan], snippet: "The usual place at noon.", date: "Sun", isUnread: true)

    static let newsletters = NewsletterBundle(
        sender: "Swift Weekly", titles: ["Issue 411", "Issue 410"], unread: 2)
    static let offer = Promotion(id: "p1", headline: "More room", callToAction: "Get 200 GB for a year")
    static let gap = Gap(after: 2, missing: 3)

    static func inbox() -> Inbox {
        Inbox(
            vip: [engine],
            items: [
                .conversation(engine), .bundle(newsletters), .conversation(moth), .gap(gap), .promotion(offer),
                .conversation(lunch),
            ])
    }

    static func mailboxes() -> Mailboxes {
        let inbox = Mailbox(path: "inbox", name: "Inbox", kind: .inbox, unread: 2)
        let drafts = Mailbox(path: "drafts", name: "Drafts", kind: .drafts)
        return Mailboxes(
            favourites: [Mailbox(path: "all", name: "All inboxes", kind: .inbox, unread: 5)],
            accounts: [
                AccountMailboxes(
                    account: account, mailboxes: [inbox, drafts, Mailbox(path: "tapes", name: "Tapes")], canAdd: true,
                    quota: Quota(used: 120, total: 200)),
                AccountMailboxes(
                    account: Account(address: "mary@work.example", name: "Work"), mailboxes: [inbox], canAdd: true,
                    quota: Quota(used: 20, total: 5_000)),
            ])
    }

    /// Older conversations, to scroll through and to fill gaps with.
    static func older(_ numbers: ClosedRange<Int>) -> [Conversation] {
        numbers.map { number in
            Conversation(
                id: 100 + number, subject: "Minutes \(number)", people: [number.isMultiple(of: 2) ? alan : grace],
                snippet: "What was said in meeting \(number).", date: "May")
        }
    }

    static func messages() -> [Message] {
        let table = Attachment(name: "table.pdf", kind: .document, size: 40_960)
        return [
            Message(messageID: "m1", sender: ada, body: "Here is the table.", date: "Mon", attachments: [table]),
            Message(messageID: "m2", sender: grace, body: "Bernoulli would be proud.", date: "Mon"),
            Message(messageID: "m3", sender: ada, body: "Note G is done, I think.", date: "Tue", isCollapsed: true),
            Message(messageID: "m4", sender: alan, body: "May I borrow the tape?", date: "Tue"),
        ]
    }

    static let table = FileHit(
        url: "file:///table.pdf", attachment: Attachment(name: "table.pdf", kind: .document, size: 40_960), sender: ada)
    static let tape = FileHit(
        url: "file:///tape.zip", attachment: Attachment(name: "tape.zip", kind: .archive, size: 2_097_152), sender: alan
    )

    static func hit(_ id: String, _ subject: String, _ text: String, match: String) -> MessageHit {
        MessageHit(messageID: id, subject: subject, fragment: MessageHit.Fragment(text: text, match: match))
    }
}

import Mail
import MailKit

/// Mailboxes: a section for each account, which come, go and move as a whole.
@MainActor
enum MailboxesTour {
    static func run() {
        var mailboxes = SampleMail.mailboxes()
        let controller = MailboxesController(mailboxes: mailboxes, settings: MailSettings())
        let stage = Stage("Mailboxes", controller)

        stage.act("one mailbox has new mail: a single row, without a diff") {
            mailboxes.accounts[1].mailboxes[0].unread = 7
            controller.setUnread(7, of: "inbox", in: "mary@work.example")
        }
        stage.act("a third account on top, and the other two change places") {
            let account = AccountMailboxes(
                account: Account(address: "mary@club.example", name: "Club"),
                mailboxes: [Mailbox(path: "inbox", name: "Inbox", kind: .inbox)], canAdd: false,
                quota: Quota(used: 1, total: 100))
            mailboxes.accounts.swapAt(0, 1)
            mailboxes.accounts.insert(account, at: 0)
            controller.show(mailboxes)
        }
        stage.tap("Drafts")
        stage.tap("New mailbox")
        stage.act("an account is removed, a mailbox of another moves up") {
            mailboxes.accounts.remove(at: 0)
            mailboxes.accounts[1].mailboxes.swapAt(0, 1)
            mailboxes.accounts[1].quota.used += 10
            controller.show(mailboxes)
        }
    }
}

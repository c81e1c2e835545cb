import MailKit

// listgen:section(id: \.account.address, footer: QuotaFooter)
/// An account and its mailboxes: one section of unlike rows.
public struct AccountMailboxes {
    public var account: Account
    // listgen:row(id: \.path, on: select)
    public var mailboxes: [Mailbox]
    // listgen:row(cell: AddMailboxCell, name: "add", on: select)
    public var canAdd: Bool
    public var quota: Quota  // listgen:ignore

    public init(account: Account, mailboxes: [Mailbox], canAdd: Bool, quota: Quota) {
        self.account = account
        self.mailboxes = mailboxes
        self.canAdd = canAdd
        self.quota = quota
    }
}

import ListRuntimeUIKit
import UIKit

struct Mail: Equatable {
    let id: Int
    var subject: String
}

// listgen:rows
enum InboxItem: Equatable {
    case mail(Mail)  // listgen:row(cell: MailCell, on: [select, willDisplay])
    case promotion(Mail)  // listgen:row(cell: MailCell)
    case loader  // listgen:row(cell: LoaderCell, on: willDisplay)
}

// listgen:section(id: \.name)
struct Account {
    let name: String
    var mails: [Mail]  // listgen:row(cell: MailCell, on: [select(event), didEndDisplaying])
    var canAdd: Bool  // listgen:row(cell: LoaderCell, on: [select, didEndDisplaying])
}

// listgen:list(.table, on: [select, deselect, didEndDisplaying], deselects: false)
struct Inbox {
    var items: [InboxItem]  // listgen:row(on: deselect)
    var drafts: [Mail]  // listgen:row(cell: MailCell, name: "draft", on: select)
    var accounts: [Account]
    var hasFooter: Bool  // listgen:row(cell: LoaderCell, on: select)
}

final class MailCell: UITableViewCell {
    func configure(with mail: Mail) { textLabel?.text = mail.subject }
}

final class LoaderCell: UITableViewCell {}

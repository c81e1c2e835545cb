import UIKit

// What marks copy into an extension of the list does not see the members of the types around the mark.

struct Mail: Equatable {
    let id: Int
    var subject: String
}

enum Constants {
    static let title = "Everywhere"
}

final class InboxController: UIViewController {
    enum Constants {
        static let title = "Inbox"
    }

    static func note(_ count: Int) -> String { "\(count) mails" }

    // listgen:list(.table)
    struct Inbox {
        // listgen:section(header: { _ in Constants.title }, footer: { note($0.count) })
        var mails: [Mail]  // listgen:row(cell: MailCell, height: { _ in high })
        var lines: [Line]
        // listgen:section(header: Constants.title)
        var others: [Mail]  // listgen:row(cell: MailCell)

        static let high: CGFloat = 40
    }
}

// listgen:rows
enum Line: Equatable {
    // listgen:row(cell: MailCell, height: tall, configure: { cell, mail in cell.textLabel?.text = Self.prefix + title(mail) })
    case mail(Mail)
    // The closure names these itself.
    // listgen:row(cell: MailCell, height: { prefix in let tall = prefix.id; return CGFloat(tall) })
    case draft(Mail)

    static let tall: CGFloat = 80
    static let prefix = "Mail: "
    static func title(_ mail: Mail) -> String { mail.subject }
}

final class MailCell: UITableViewCell {
    func configure(with mail: Mail) { textLabel?.text = mail.subject }
}

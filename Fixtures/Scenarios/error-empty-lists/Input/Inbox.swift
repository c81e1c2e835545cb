import UIKit

struct Mail: Equatable { let id: Int }

// listgen:cell
final class MailCell: UITableViewCell {
    func configure(with mail: Mail) { tag = mail.id }
}

// listgen:list(.table, empty: .view(makeEmpty))
struct Inbox {
    var mails: [Mail]
    var newest: Mail

    @MainActor static func makeEmpty() -> UIView { UIView() }
}

// listgen:list(.table, empty: .view(\.emptyView))
struct Drafts { var mails: [Mail] }

// listgen:list(.table, empty: .configuration(makeNothing))
struct Outbox { var mails: [Mail] }

final class TotalCell: UITableViewCell {}

// listgen:section
struct Totals {
    let total = true  // listgen:row(cell: TotalCell)
    var mails: [Mail]
}

// listgen:list(.table, empty: .view({ _ in nil }))
struct Sums {
    var totals: Totals
}

final class NoMailsCell: UITableViewCell {}

// A section has a row in the place of its rows.
// listgen:list(.table, empty: .view(makeEmpty))
struct Filled {
    // listgen:section(empty: NoMailsCell)
    var mails: [Mail]

    static func makeEmpty() -> UIView { UIView() }
}

// listgen:section
enum Folder {
    case mail(Mail)
    case totals(Totals)
}

// listgen:list(.table, empty: .view({ _ in nil }))
struct Folders {
    var folder: Folder
}

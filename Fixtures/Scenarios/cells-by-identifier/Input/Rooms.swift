import UIKit

/// What each member of a room is shown by: an identifier that the list registers, or one of the app.
// listgen:section
enum RoomPart {
    case topic(Topic)  // listgen:row(cell: UITableViewCell, id: \.text, reuse: { "topic-" + $0.text }, configure: { $0.textLabel?.text = $1.text })
    case members([Member])  // listgen:row(cell: MemberCell, reuse: \.look)
    case guests([Member])  // listgen:row(cell: MemberCell, registered: false, reuse: \.look)
}

struct Topic: Equatable { var text: String }

struct Member: Hashable {
    let id: Int
    var look: String
}

class MemberCell: UITableViewCell {
    static let plainIdentifier = "plain-member"
    static var shortIdentifier: String { "short-" + plainIdentifier }

    func configure(with member: Member) { tag = member.id }
}

final class RoomController: UIViewController {
    var isCompact = false

    func look(of member: Member) -> String { isCompact ? "compact" : member.look }
}

// A constant of the app, one that is computed, and what a weak context says; the class under its own name once that is gone.
// listgen:list(.table, context: .weak(RoomController))
struct Room {
    var parts: [RoomPart]
    var first: Member?  // listgen:row(cell: MemberCell, reuse: MemberCell.plainIdentifier)
    let last = true  // listgen:row(cell: UITableViewCell, reuse: MemberCell.shortIdentifier)
    var silent: [Member]  // listgen:row(cell: MemberCell, reuse: look(of:))
    var invited: [Member]  // listgen:row(cell: MemberCell, reuse: { $1.isCompact ? $0.look : "invited" })
}

// A cell that nothing fills is not reused for one that is filled.
// listgen:rows(provider: .table)
enum RoomItem: Hashable {
    case name(Member)  // listgen:row(cell: UITableViewCell, configure: { $0.textLabel?.text = $1.look })
    case line  // listgen:row(cell: UITableViewCell)
    case look(Member)  // listgen:row(cell: UITableViewCell, style: .subtitle, configure: { $0.detailTextLabel?.text = $1.look })
    case number(Member)  // listgen:row(cell: UITableViewCell, style: .subtitle, configure: { $0.tag = $1.id })
}

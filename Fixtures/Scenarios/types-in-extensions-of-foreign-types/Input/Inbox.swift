import UIKit

// The types of a screen are often kept in extensions of types that no input declares, or that a typealias names.

struct Message: Hashable {
    let id: Int
    var title: String
}

extension UIView {
    struct Story: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    // listgen:cell
    final class StoryCell: UITableViewCell {
        func configure(with story: UIView.Story) { textLabel?.text = story.title }
    }
}

typealias Screen = UIViewController

extension Screen {
    enum Texts {
        static let pinned = "Pinned"
    }
}

extension UIViewController {
    // listgen:list(.table, on: select)
    struct Inbox {
        var stories: [UIView.Story]
        var items: [Item]  // listgen:section(header: Screen.Texts.pinned)
        var groups: [Group]
        var mode: Mode
    }

    // listgen:rows
    enum Item: Hashable {
        case message(Message)
        case gap(Int)  // listgen:row(cell: GapCell, id: .value)
    }

    // listgen:section(id: \.key, header: \.key)
    struct Group {
        var key: String
        var messages: [Message]  // listgen:row(does: Deed, trailingSwipe: [.archive])
    }

    // listgen:section
    enum Mode {
        case messages([Message])
        case nothing  // listgen:row(cell: GapCell, configure: { cell in cell.configure(0) })
    }

    // listgen:actions
    enum Deed {
        case archive  // listgen:action(title: "Archive")
    }

    // listgen:cell
    final class MessageCell: UITableViewCell {
        func configure(_ message: Message) { textLabel?.text = message.title }
    }

    final class GapCell: UITableViewCell {
        func configure(_ height: Int) {}
    }
}

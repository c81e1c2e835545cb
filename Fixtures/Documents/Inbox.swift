import UIKit
import ListRuntime
import ListRuntimeUIKit

//: README 1 is not compiled: the code that listgen replaces, shortened

struct Conversation: Equatable {
    let id: Int
    var subject: String
}

struct Gap: Equatable, Identifiable {
    let id: Int
}

struct Theme: Equatable {
    var isDark: Bool
}

struct InboxContext {
    var theme: Theme
}

final class GapCell: UITableViewCell {
    func configure(with gap: Gap) {}
}

final class LoaderCell: UITableViewCell {}

final class NoMailCell: UITableViewCell {}

final class InboxModel {
    var inbox = Inbox(pinned: [], items: [])
}

let model = InboxModel()
let context = InboxContext(theme: Theme(isDark: false))

func log(_ report: ListReport) {}

//: README 2

//: README 3

import UIKit
import ListRuntime
import ListRuntimeUIKit

struct Story: Equatable {
    let id: Int
    var isRead: Bool
}

struct Banner: Equatable {
    var isSeen: Bool
}

final class Draft {
    let id: Int
    var subject = ""

    init(id: Int) {
        self.id = id
    }
}

struct FeedContext {
    var isDark: Bool
}

// listgen:list(.table, context: FeedContext, on: select)
struct Feed {
    var banner: Banner?
    var stories: [Story]
    var drafts: [Draft]  // listgen:row(content: \.subject)
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story, context: FeedContext) {}
}

// listgen:cell
final class BannerCell: UITableViewCell {
    func configure(with banner: Banner) {}
}

// listgen:cell
final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) {}
}

@MainActor final class FeedOwner: Feed.Actions {
    func select(_ row: Feed.Row) {}

    func show(_ feed: Feed, _ next: Feed, id: Int, context: FeedContext, darkTheme: FeedContext, in tableView: UITableView)
        async
    {
        //: Lists 12
        _ = place
    }
}

struct Sound: Hashable {
    let id: Int
}

final class SwitchCell: UITableViewCell {}

final class SettingsController: UIViewController {
    func configure(_ cell: UITableViewCell, for row: SettingsRow) {}
    func fill(_ cell: SwitchCell, sound: Sound) {}
}

//: Lists 6

struct Field: Equatable {
    let id: Int
}

final class FieldCell: UITableViewCell {
    func configure(with field: Field) {}
}

final class FormController: UIViewController {
    let nameCell = FieldCell(style: .default, reuseIdentifier: nil)
    let phoneCell = UITableViewCell(style: .value1, reuseIdentifier: nil)

    func fillPhone(_ cell: UITableViewCell) {}
}

//: Lists 7

final class MessageStore {
    func message(_ id: Int) -> Message? { nil }
}

struct Message: Equatable {
    var text: String
}

// listgen:cell
final class MessageCell: UITableViewCell {
    func configure(with message: Message) {}
}

//: Lists 9

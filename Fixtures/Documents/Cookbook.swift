import UIKit

struct City: Equatable {
    let id: Int
    var name: String
}

// listgen:cell
final class CityCell: UITableViewCell {
    func configure(with city: City) {}
}

final class NoCityCell: UITableViewCell {
    func configure(with text: String) {}
}

@MainActor final class SearchController: NSObject, Search.Actions {
    let table: Search.Table

    init(_ table: Search.Table) {
        self.table = table
    }

    func select(hits: City) {}
}

//: Cookbook 1

struct Story: Equatable {
    let id: Int
    var title: String
}

struct Failure: Equatable {
    var text: String
}

final class LoaderCell: UITableViewCell {}

// listgen:cell
final class FailureCell: UITableViewCell {
    let retry = UIButton()  // listgen:event

    func configure(with failure: Failure) {}
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

@MainActor final class NewsStore {
    func stories() async throws -> [Story] { [] }
}

final class NewsController: UITableViewController {
    let store = NewsStore()
    lazy var table = News.Table(News(), actions: self, in: tableView)

    func open(_ story: Story) {}

    //: Cookbook 3
}

//: Cookbook 2
//: Cookbook 4

struct Toggle: Equatable {
    var title: String
    var isOn: Bool
}

final class SoundCell: UITableViewCell {
    func configure(with sound: String) {}
}

@MainActor final class SettingsStore {
    func save(_ settings: Settings) {}
}

@MainActor final class SettingsController {
    let store = SettingsStore()
    let table: Settings.Table

    init(_ table: Settings.Table) {
        self.table = table
    }
}

//: Cookbook 5

struct Message: Equatable {
    let id: Int
    var subject: String
    var isRead: Bool
}

// listgen:cell
final class MessageCell: UITableViewCell {
    func configure(with message: Message) {}
}

final class MoreCell: UITableViewCell {}

@MainActor final class MessageStore {
    func messages(after message: Message?) async -> [Message] { [] }
}

@MainActor final class MailboxController {
    let store = MessageStore()
    var page: Task<Void, Never>?
    let table: Mailbox.Table

    init(_ table: Mailbox.Table) {
        self.table = table
    }

    func showBadge(_ count: Int) {}
}

//: Cookbook 6

//: Cookbook 7 is not compiled: it is a test, and no test library is at hand here

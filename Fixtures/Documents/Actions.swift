import UIKit
import ListRuntime
import ListRuntimeUIKit

struct Chore: Equatable {
    let id: Int
    var isDone: Bool
}

struct Draft: Equatable {
    let id: Int
    var isLocked: Bool
}

// listgen:cell
final class ChoreCell: UITableViewCell {
    func configure(with chore: Chore) {}
}

// listgen:cell
final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) {}
}

@MainActor final class ChoreStore {
    func setDone(_ isDone: Bool, of id: Int) {}
    func pin(_ id: Int) {}
    func remove(_ id: Int) {}
    func remove(draft id: Int) {}
}

@MainActor final class ChoresController {
    let store = ChoreStore()
}

//: Actions 1

final class ChoreController: UIViewController {
    init(_ chore: Chore) {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

// listgen:list(.table)
struct ChoresWithMenus {
    //: Actions 2
}

struct Song: Equatable {
    let id: Int
    var isLocked: Bool
}

// listgen:cell
final class SongCell: UITableViewCell {
    func configure(with song: Song, selection: RowSelection) {}
}

//: Actions 3

struct Sorting: Equatable {
    let id: Int
}

struct Topic: Equatable {
    let id: String
}

// listgen:cell
final class SortingCell: UITableViewCell {
    func configure(with sorting: Sorting) {}
}

// listgen:cell
final class TopicCell: UITableViewCell {
    func configure(with topic: Topic) {}
}

//: Actions 4

struct Contact: Equatable {
    let id: Int
    var name: String
}

// listgen:cell
final class ContactCell: UITableViewCell {
    func configure(with contact: Contact) {}
}

//: Actions 5

// listgen:list(.table)
struct Contacts {
    var initials: [Initial]
}

//: Actions 6

struct Story: Equatable {
    let id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

//: Actions 7

struct File: Equatable {
    let id: Int
    var url: URL
}

@MainActor final class FileContext {
    var isShared = true
}

// listgen:cell
final class FileCell: UITableViewCell {
    func configure(with file: File) {}
}

// listgen:list(.table, context: FileContext)
struct Files {
    //: Actions 8
}

import UIKit

struct Person: Equatable {
    let id: Int
    var name: String
}

struct Notice: Equatable {
    var text: String
}

// listgen:rows
enum ActivityItem: Equatable {
    case follow(Person)          // listgen:row(cell: PersonCell)
    case mention(id: Int, text: String)  // listgen:row(cell: MentionCell, id: \.id)
}

// listgen:section(id: \.letter)
struct LetterSection {
    let letter: String
    var people: [Person]  // listgen:row(cell: PersonCell)
    var canAdd: Bool /* listgen:row(cell: AddCell) */
}

// listgen:list(.table)
struct Profile {
    var person: Person  // listgen:row(cell: PersonCell)
    var notice: Notice?  // listgen:row(cell: NoticeCell)
    var isLoading: Bool  // listgen:row(cell: LoadingCell)
    var friends: [Person]  // listgen:row(cell: PersonCell)
    var activity: [ActivityItem]
    var letters: [LetterSection]
    var favourites: LetterSection
    var query = ""  // listgen:ignore
    var title: String { "\(person.name): \(friends.count)" }
    // listgen:row(cell: PersonCell)
    var oldest: Person? { friends.first }
    static let limit = 10
}

final class PersonCell: UITableViewCell {
    func configure(with person: Person) { textLabel?.text = person.name }
}

final class NoticeCell: UITableViewCell {
    func configure(with notice: Notice) { textLabel?.text = notice.text }
}

final class MentionCell: UITableViewCell {
    func configure(text: String) { textLabel?.text = text }
}

final class LoadingCell: UITableViewCell {}
final class AddCell: UITableViewCell {}

import UIKit

/// As frameworks of diffable objects ask for it: an object tells a model apart, and a method compares two of them.
protocol Diffable: AnyObject {
    func diffIdentifier() -> any NSObjectProtocol
    func isEqual(toDiffableObject object: (any Diffable)?) -> Bool
}

final class Story: Diffable {
    let number: Int
    var title: String

    init(number: Int, title: String) {
        self.number = number
        self.title = title
    }

    func diffIdentifier() -> any NSObjectProtocol { NSNumber(value: number) }
    func isEqual(toDiffableObject object: (any Diffable)?) -> Bool { (object as? Story)?.title == title }
}

struct Page {
    var url: String
    var text: String

    func identity() -> String { url }
    func isContentEqual(to other: Page) -> Bool { text == other.text }
}

final class Player {
    var name: String

    init(name: String) { self.name = name }
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(id: diffIdentifier, content: isEqual(toDiffableObject:))
    var pages: [Page]  // listgen:row(id: identity, content: isContentEqual)
    var players: [Player]  // listgen:row(id: .instance, content: [\.name])
    var items: [FeedItem]
    var entries: [Entry] = []
    // listgen:row(cell: TaggedCell, id: tag, content: isSame)
    var tagged: [Tagged<Int>] = []
}

/// What tells it apart is of the type of its argument.
struct Tagged<Tag: Hashable & Sendable> {
    var value: Tag
    var text: String

    func tag() -> Tag { value }
    func isSame(as other: Tagged<Tag>) -> Bool { text == other.text }
}

final class TaggedCell: UITableViewCell {
    func configure(with tagged: Tagged<Int>) { textLabel?.text = tagged.text }
}

// listgen:rows
enum FeedItem {
    case story(Story)  // listgen:row(id: diffIdentifier, content: isEqual)
    case player(Player)  // listgen:row(id: .instance, content: .instance)
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.number?.description ?? "none" }
}

// listgen:cell
final class PageCell: UITableViewCell {
    func configure(with page: Page) { textLabel?.text = page.text }
}

// listgen:cell
final class PlayerCell: UITableViewCell {
    func configure(with player: Player) { textLabel?.text = player.name }
}

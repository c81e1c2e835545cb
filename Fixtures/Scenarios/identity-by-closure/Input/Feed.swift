import UIKit

struct Story: Equatable {
    var uuid: String?
    var name: String
    var number = 0
}

struct Page: Equatable {
    var url: String
    var part: Int
}

// The type of a result is that of the members, or is written after `->` or after `as`.
// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(id: { $0.uuid ?? $0.name })
    var pages: [Page]  // listgen:row(id: { page in "\(page.url)#\(page.part)" })
    var numbers: [Story]  // listgen:row(id: { story -> Int in story.number * 2 })
    var last: Page?  // listgen:row(id: { $0.part.description } as String)
    var topics: [Topic]
    var items: [Item]
}

// listgen:section(id: { topic in topic.remoteID ?? topic.title }, header: \.title)
struct Topic {
    var remoteID: String?  // listgen:ignore
    var title: String  // listgen:ignore
    var stories: [Story]  // listgen:row(id: { $0.name.lowercased() } as String)
}

// listgen:rows
enum Item {
    case story(Story)  // listgen:row(id: { $0.uuid ?? "none" })
    case note(Page, by: Story)  // listgen:row(id: { page, author -> String in author.name + page.url }, cell: NoteCell)
}

// listgen:list(.collection)
struct Library {
    var shelves: [Shelf]
}

// listgen:section
enum Shelf {
    case stories([Story])  // listgen:row(id: { $0.name }, cell: StoryTile)
    case topic(Named)  // listgen:section(id: { $0.title })
}

// listgen:section
struct Named {
    var title: String  // listgen:ignore
    var pages: [Page]  // listgen:row(id: { page in page.part }, cell: PageTile)
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.name }
}

// listgen:cell
final class PageCell: UITableViewCell {
    func configure(with page: Page) { textLabel?.text = page.url }
}

final class NoteCell: UITableViewCell {
    func configure(with page: Page, by author: Story) { textLabel?.text = page.url + author.name }
}

final class StoryTile: UICollectionViewCell {
    func configure(with story: Story) { tag = story.number }
}

final class PageTile: UICollectionViewCell {
    func configure(with page: Page) { tag = page.part }
}

import UIKit

struct FeedContext {
    var prefix: String
}

struct Story: Hashable {
    let id: Int
}

// listgen:list(.table, context: FeedContext)
struct Feed {
    // listgen:header(contentConfiguration: { stories, context in title("\(context.prefix) \(stories.count)") })
    // listgen:footer(contentConfiguration: title("of \(section.count)"), when: { $0.count > 1 }, height: 40)
    var stories: [Story]
    // listgen:header(view: PlainHeader, contentConfiguration: hint(for:), when: { $0.count > 1 })
    // listgen:header(view: UITableViewHeaderFooterView, configure: view.textLabel?.text = "by hand")
    var older: [Story]
    var shelves: [Shelf]
}

// listgen:section(id: \.name)
// listgen:header(contentConfiguration: \.content)
struct Shelf {
    let name: String
    var books: [Story]
}

extension Shelf {
    @MainActor var content: UIListContentConfiguration { title(name) }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}

final class PlainHeader: UITableViewHeaderFooterView {}

@MainActor
func title(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = text
    return content
}

@MainActor
func hint(for stories: [Story]) -> UIListContentConfiguration { title("\(stories.count) older") }

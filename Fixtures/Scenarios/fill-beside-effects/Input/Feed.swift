import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

struct Theme {
    var tint: UIColor
}

struct FeedContext {
    var theme: Theme
    var loadedTheme: Theme { get async { theme } }
}

// listgen:list(.table, context: FeedContext, finders: true)
struct Feed {
    var stories: [Story]
    var loadedStories: [Story] { get async { stories } }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    private(set) var loads = 0

    func configure(with story: Story) async throws {}

    @discardableResult
    func configure(with story: Story, theme: Theme) -> Self {
        textLabel?.text = story.title
        textLabel?.textColor = theme.tint
        return self
    }

    // listgen:on(willDisplay)
    @discardableResult
    func load() -> Bool {
        loads += 1
        return true
    }
}

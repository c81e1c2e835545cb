import UIKit

public struct Story: Equatable, Sendable {
    public let id: Int
    public var title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

public struct Theme: Sendable {
    public var isDark: Bool

    public init(isDark: Bool) { self.isDark = isDark }
}

// listgen:rows
public enum FeedItem {
    case story(Story)  // listgen:row(cell: BigStoryCell)
    case gap  // listgen:row(cell: GapCell, height: 8)
}

// listgen:cell
public final class StoryCell: UITableViewCell {
    public func configure(with story: Story, theme: Theme) {
        textLabel?.text = theme.isDark ? story.title.uppercased() : story.title
    }
}

public final class BigStoryCell: UITableViewCell {
    public func configure(with story: Story) { textLabel?.text = story.title }
}

public final class GapCell: UITableViewCell {}

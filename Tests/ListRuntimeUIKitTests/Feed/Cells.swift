import HeadlessUIKit
import ListRuntime

/// A cell that remembers what it shows and how often it was filled.
class RecordingCell: UITableViewCell {
    private(set) var shown = ""
    private(set) var fills = 0

    /// Called whenever a cell is filled.
    static var onFill: (() -> Void)?

    func show(_ text: String) {
        Self.onFill?()
        shown = text
        fills += 1
    }
}

final class BannerCell: RecordingCell {
    func configure(with banner: Banner, context: FeedContext) { show("banner \(banner.text) \(context.theme)") }
}

final class StoryCell: RecordingCell {
    func configure(with story: Story) { show("story \(story.title)") }
    static func height(for story: Story, width: CGFloat) -> CGFloat {
        (width < 200 ? 60 : 40) + (story.title.hasPrefix("u") ? 10 : 0)
    }
}

final class CompactStoryCell: RecordingCell {
    func configure(with story: Story) { show("compact \(story.title)") }
    static func height(for story: Story) -> CGFloat { 30 }
}

final class NoStoriesCell: RecordingCell {}

final class PostCell: RecordingCell {
    func configure(with post: Post, theme: Theme) { show("post \(post.text) \(theme)") }
}

final class GapCell: RecordingCell {
    func configure(with gap: Gap) { show("gap \(gap.count)") }
}

final class LoaderCell: RecordingCell {}

final class DraftCell: RecordingCell {
    func configure(with draft: Draft) { show("draft \(draft.subject)") }
}

final class ContactCell: RecordingCell {
    private(set) var filledPath: IndexPath?

    func configure(with contact: Contact, position: RowPosition<Contact>, at indexPath: IndexPath) {
        filledPath = indexPath
        show("contact \(contact.name) \(position.index + 1)/\(position.count)")
    }
}

final class AddCell: RecordingCell {}

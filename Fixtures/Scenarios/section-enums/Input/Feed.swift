import UIKit

/// Sections that are one of several: by the state of what is loaded, and in the order of the data.

struct Story: Hashable, Sendable {
    let id: Int
    var title: String
}

struct Failure: Sendable {
    var text: String
}

struct FeedContext {
    var prefix = ""
}

// listgen:section
enum Content {
    case loading  // listgen:row(cell: LoaderCell)
    // listgen:section(header: ErrorHeader)
    case failed(Failure)  // listgen:row(content: \.text)
    case nothing  // listgen:section(header: { _, context in context.prefix + "Nothing here" })
    case rows([Story])  // listgen:section(header: "Stories", empty: NoStoriesCell, on: select)
}

// listgen:section(footerHeight: 4, sectionIDType: "PartID")
enum FeedSection: Sendable {
    // listgen:header(view: PinnedHeader, when: { $0.count > 1 }, height: 30)
    // listgen:header(view: OnePinnedHeader)
    case pinned(stories: [Story])  // listgen:row(height: 20)
    case group(Group)
    case banner(Story?)  // listgen:row(cell: BannerCell, on: [select, didEndDisplaying])
    case about(About)  // listgen:section(id: .kind)
}

// listgen:section(header: \.title)
struct Group: Sendable {
    let id: String
    var title: String
    var stories: [Story]
    var isLoading: Bool  // listgen:row(cell: LoaderCell)
}

// listgen:section
struct About: Sendable {
    var notes: [Note]
}

// listgen:rows
enum Note: Hashable, Sendable {
    case story(Story)  // listgen:row(cell: BannerCell)
    case line  // listgen:row(cell: LineCell)
}

// listgen:section
enum Only {
    case stories([Story])  // listgen:section(header: { stories in stories.first?.title })
}

// listgen:list(.table, context: FeedContext, finders: true)
struct Feed {
    var first: Story
    var content: Content
    // listgen:section(on: select)
    var sections: [FeedSection]
    var only: Only
}

final class LoaderCell: UITableViewCell {}

final class LineCell: UITableViewCell {}

final class NoStoriesCell: UITableViewCell {}

// listgen:cell
final class ErrorCell: UITableViewCell {
    func configure(with failure: Failure) { textLabel?.text = failure.text }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class BannerCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "banner \(story.title)" }
}

final class ErrorHeader: UITableViewHeaderFooterView {
    func configure(with failure: Failure) { textLabel?.text = "E \(failure.text)" }
}

final class OnePinnedHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story], context: FeedContext) { textLabel?.text = context.prefix + "one" }
}

final class PinnedHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story]) { textLabel?.text = "\(stories.count) pinned" }
}

import UIKit

struct Story: Equatable {
    let id: Int
    var lines: Int
}

struct FeedContext {
    var line: CGFloat = 20
    var name: String { "Feed" }
}

enum Sizes {
    static func height(of model: Any?) -> CGFloat { model is Story ? 60 : 44 }
}

/// An expression names what a closure in its place takes: `row`, `section`, `context` and `metrics`.
// listgen:list(.table, context: FeedContext, estimatedHeight: context.line)
struct Feed {
    // A member of the list is meant where it has one.
    static let metrics = Sizes.self

    var pinned: Story?  // listgen:row(cell: StoryCell, height: Sizes.height(of: row))
    // listgen:section(header: "\(section.count) of \(context.name)", headerHeight: context.line * 2)
    var stories: [Story]  // listgen:row(cell: StoryCell, height: CGFloat(row.lines) * context.line)
    var isLoading: Bool  // listgen:row(cell: LoaderCell, height: metrics.height(of: nil))
    var groups: [Group]
}

// listgen:section(id: .position, header: section.title.uppercased())
struct Group {
    var title: String  // listgen:ignore
    var inset: CGFloat  // listgen:ignore
    var stories: [Story]  // listgen:row(cell: StoryCell, height: section.inset + CGFloat(row.lines))
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class LoaderCell: UITableViewCell {}

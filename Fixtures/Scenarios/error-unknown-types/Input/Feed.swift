import UIKit

struct Story: Equatable {
    let id: Int
}

// The classes were renamed, the marks were not.
// listgen:list(.table, context: FeedContext, cells: [TipCell])
struct Feed {
    // listgen:section(header: FeedHeader, empty: NoStoriesCell)
    var stories: [Story]  // listgen:row(cell: StoryCell)
    // listgen:header(view: DraftsHeader)
    var drafts: [Story]  // listgen:row(cell: Cells.Draft)
    // listgen:section(header: Season)
    var episodes: [Story]  // listgen:row(cell: ArticleCell)
    var isLoading: Bool  // listgen:row(cell: LoaderCell)
}

final class ArticleCell: UITableViewCell {
    func configure(with story: Story) {}
}

enum Cells {
    final class Sketch: UITableViewCell {
        func configure(with story: Story) {}
    }
}

// listgen:actions
enum StoryAction {
    case share  // listgen:action(title: "Share")
}

// listgen:list(.table)
struct Archive {
    var old: [Story]  // listgen:row(cell: ArticleCell, does: StoryActions, trailingSwipe: [.share])
    var gone: [Story]  // listgen:row(cell: ArticleCell, does: StoryAction, trailingSwipe: [.share])
}

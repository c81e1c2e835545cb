import UIKit

struct Story: Equatable {
    let id: Int
}

/// The app fills views although their classes have methods for it.
// listgen:list(.table, configure: .asked)
struct Feed {
    // listgen:header(view: FeedHeader, configure: .asked)
    var stories: [Story]  // listgen:row(cell: StoryCell, configure: .asked)
    var isLoading: Bool  // listgen:row(cell: LoaderCell, configure: .asked)
    // The mark of the list is for what nothing else fills.
    var drafts: [Story]  // listgen:row(cell: DraftCell)
    var numbers: [Int]  // listgen:row(cell: NumberCell, id: .value)
}

final class FeedHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story]) {}
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class LoaderCell: UITableViewCell {}

final class DraftCell: UITableViewCell {
    func configure(with draft: Story) {}
}

final class NumberCell: UITableViewCell {}

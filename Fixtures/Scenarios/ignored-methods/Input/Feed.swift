import UIKit

struct Story: Equatable {
    let id: Int
}

/// Methods that may stay, although the list is the delegate.
final class FeedController: UIViewController {
    // listgen:list(.table, context: .weak(FeedController))
    struct Feed {
        var stories: [Story]  // listgen:row(cell: StoryCell)
    }

    // listgen:ignore
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension FeedController: UITableViewDelegate {
    // listgen:ignore
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

import UIKit

struct Story: Equatable {
    let id: Int
}

final class FeedContext {
    var banner = UIView()
}

// listgen:cell
final class StoryCell: UICollectionViewCell {
    func configure(with story: Story) {}
}

/// What is above and below the rows is a section.
// listgen:list(.collection, context: FeedContext, header: .view(\.banner), footer: StoryFooter)
struct Feed {
    var stories: [Story]
}

/// State that is no row has no layout, and no length of a header.
// listgen:list(.collection)
struct Plain {
    var stories: [Story]
    // listgen:section(layout: .list())
    var query: String  // listgen:ignore
    // listgen:section(headerHeight: 16)
    var others: [Story]
}

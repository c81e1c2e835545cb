import UIKit

struct Story: Equatable {
    let id: Int
}

struct Theme: Equatable {
    var isDark: Bool
}

// listgen:list(.table, height: 60)
struct Feed {
    // listgen:section(header: FeedHeader)
    var stories: [Story]  // listgen:row(height: 44)
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// listgen:cell
final class LargeStoryCell: UITableViewCell {
    func configure(with story: Story, theme: Theme) {}
}

final class FeedHeader: UITableViewHeaderFooterView {
    // listgen:height
    static let fixed: CGFloat = 30

    // listgen:on(select)
    func open() {}

    func configure(with stories: [Story]) {}
}

final class PosterCell: UITableViewCell {
    // No row that it shows is a list.
    let posters = UITableView()  // listgen:nested
    func configure(with poster: Int) {}
}

// listgen:list(.table)
struct Posters {
    var posters: [Int]  // listgen:row(cell: PosterCell, id: \.self)
}

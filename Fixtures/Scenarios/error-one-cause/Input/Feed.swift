import UIKit

struct FeedContext {
    let one: String
    let two: String
    let three: String
    let four: String
    let five: String
    let six: String
    let seven: String
    let accents: [Accent]
}

struct Accent {
    let color: UIColor
}

struct Story: Equatable {
    let id: Int
}

// The mark of the list chooses it for three rows, and one error says what is wrong with it.
final class StoryCell: UITableViewCell {
    func configure(with story: Story, accent: Accent) {}
}

// Its own mark chooses it.
// listgen:cell
final class NumberCell: UITableViewCell {
    weak var delegate: NSObject?  // listgen:inject

    func configure(with number: Int, font: UIFont) {}
}

final class BannerCell: UITableViewCell {
    func configure(isNew: Bool) {}
    func show(_ isNew: Bool) {}
}

// listgen:list(.table, context: FeedContext, cell: StoryCell)
struct Feed {
    var stories: [Story]
    var moreStories: [Story]
    var lastStory: Story?
    var first: Int  // listgen:row(cell: NumberCell)
}

// listgen:list(.table, context: FeedContext)
struct Numbers {
    var first: Int
    var second: Int
    var third: Int
}

// A `Bool` says whether its row is there.
// listgen:list(.table)
struct Banners {
    var isNew: Bool  // listgen:row(cell: BannerCell)
    var isOld: Bool  // listgen:row(cell: BannerCell, configure: { cell, isOld in cell.show(isOld) })
    var isOther: Bool  // listgen:row(cell: BannerCell, configure: fill)

    func fill(_ cell: BannerCell, isOther: Bool) {}
}

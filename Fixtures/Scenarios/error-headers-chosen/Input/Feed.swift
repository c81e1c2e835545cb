import UIKit

struct Story: Hashable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    // listgen:section(header: "Both")
    // listgen:header(view: StoriesHeader)
    var both: [Story]
    // listgen:header(view: StoriesHeader)
    // listgen:header(view: StoriesHeader, when: \.isEmpty)
    var neverTried: [Story]
    // listgen:section(header: .view(\.banner))
    var contextless: [Story]
    // listgen:header(view: StoryCell)
    var cell: [Story]
    // listgen:header(view: .view(makeNothing))
    var nothing: [Story]
    // listgen:header(when: \.isEmpty)
    var viewless: [Story]
}

func makeNothing(for stories: [Story]) {}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class StoriesHeader: UITableViewHeaderFooterView {
    func configure(_ stories: [Story]) {}
}

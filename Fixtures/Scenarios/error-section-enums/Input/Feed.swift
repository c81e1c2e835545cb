import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class LoaderCell: UITableViewCell {}

// listgen:list(.table)
struct Feed {
    var content: Content
    var sections: [FeedSection]
    var optional: FeedSection?
    var both: Both
    var items: [Item]
    var later: Later
    var state: State
    var unmarked: Unmarked
    // listgen:section(id: \.id)
    var named: [Named]
}

// listgen:section
enum Content {
    case rows([Story])
    case code(Int)
    case several(code: Int, text: String)
    case groups([Group])
    case content(FeedSection)
    case counted(Set<Int>)
    // listgen:section(empty: LoaderCell)
    case loading  // listgen:row(cell: LoaderCell)
}

// listgen:section
enum FeedSection {
    case group(Group)
    case other(Group)
    case once(Group)  // listgen:section(id: .kind)
}

// listgen:section
struct Group {
    var stories: [Story]
}

// listgen:rows
// listgen:section
enum Both {
    case story(Story)
}

// listgen:rows
enum Item {
    case story(Story)  // listgen:section(header: "Story")
}

// listgen:section
enum Later {
}

// listgen:section
enum State {
    case unshown
}

// listgen:section
enum Named {
    case rows([Story])
}

enum Unmarked {
    case loading
    case stories([Story])
}

struct Unshown: Hashable {
    let id: Int
}

// listgen:section
enum WithoutCell {
    case rows([Unshown])
}

// listgen:list(.table)
struct ListWithoutCell {
    var content: WithoutCell
}

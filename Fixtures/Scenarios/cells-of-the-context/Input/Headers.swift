import UIKit

class DayHeader: UITableViewHeaderFooterView {
    func configure(with stories: [Story]) { textLabel?.text = "\(stories.count) stories" }
}

class ShelfHeader: UICollectionReusableView {
    func configure(with stories: [Story]) { tag = stories.count }
}

struct HeaderLooks {
    var day = DayHeader.self
    var end: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    var shelf: ShelfHeader.Type = ShelfHeader.self
}

// Headers and footers take their class from the context as well.
// listgen:list(.table, context: HeaderLooks, cell: StoryCell)
struct Days {
    // listgen:section(header: .class(\.day), headerHeight: 30)
    var today: [Story]
    // listgen:header(view: .class(\.day), when: { $0.count > 1 }, height: 30)
    // listgen:header(view: DayHeader, height: 20)
    // listgen:footer(view: .class(\.end), configure: { view, stories in view.textLabel?.text = "\(stories.count)" })
    var earlier: [Story]
}

// listgen:list(.collection, context: HeaderLooks, cell: StoryTile)
struct Shelves {
    // listgen:section(header: .class(\.shelf), headerHeight: 30)
    var stories: [Story]
}

final class DaysController: UIViewController {
    var looks = HeaderLooks()
}

// listgen:list(.table, context: .weak(DaysController), cell: StoryCell)
struct Weeks {
    // listgen:section(header: .class(\.looks.day))
    var stories: [Story]
}

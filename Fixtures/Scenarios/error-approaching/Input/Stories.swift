import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:rows(on: nearEnd)
enum Entry: Equatable {
    case story(Story)  // listgen:row(cell: StoryCell, on: nearEnd(rows: 1))
}

// listgen:list(.table, on: [nearEnd, prefetch, tableView(_:willDisplay:forRowAt:), tableView(_:prefetchRowsAt:)])
struct Stories {
    var top: [Story]  // listgen:row(cell: StoryCell, on: [prefetch(event), nearEnd(rows: -1), nearEnd(lines: 3)])
    var entries: [Entry]
}

// listgen:list(.table, delegate: .mine, on: [prefetch, nearEnd])
struct Mine {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

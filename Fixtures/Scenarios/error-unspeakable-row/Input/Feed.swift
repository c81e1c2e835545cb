import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var `Type`: Story  // listgen:row(cell: StoryCell)
    var items: [Item]
}

// listgen:rows
enum Item: Equatable {
    case `Protocol`(Story)  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

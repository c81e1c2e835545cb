import UIKit

struct Story: Equatable {
    let id: Int
}

// A provider has no actions.
// listgen:rows(provider: .table)
enum Item: Equatable {
    case story(Story)  // listgen:row(cell: StoryCell, configure: .asked)
    case loader  // listgen:row(cell: LoaderCell, configure: .asked)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class LoaderCell: UITableViewCell {}

import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:rows(provider: .table)
enum Item {
    case story(Story)  // listgen:row(cell: StoryCell, configure: { cell, story in cell.textLabel?.text = story.title })
    case placeholder  // listgen:row(cell: StoryCell)
    case loader  // listgen:row(cell: LoaderCell)
}

final class StoryCell: UITableViewCell {}

final class LoaderCell: UITableViewCell {}

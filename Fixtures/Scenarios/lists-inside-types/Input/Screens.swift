import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

enum Screens {
    // listgen:rows
    enum Item {
        case story(Story)  // listgen:row(cell: Cells.StoryCell)
        case loader  // listgen:row(cell: Cells.Loader)
    }

    // listgen:list(.table, on: select)
    struct Feed {
        var items: [Item]
        var isLoading: Bool  // listgen:row(cell: Cells.Loader)
    }
}

extension Screens {
    // listgen:list(.table)
    struct Archive {
        var stories: [Story]  // listgen:row(cell: Cells.StoryCell)
    }
}

enum Cells {
    final class StoryCell: UITableViewCell {
        func configure(with story: Story) { textLabel?.text = story.title }
    }

    final class Loader: UITableViewCell {}
}

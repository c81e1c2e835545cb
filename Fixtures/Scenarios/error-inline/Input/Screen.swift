import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

struct Story: Equatable {
    let id: Int
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

final class Screen {
    // listgen:list(.table, output: .inline)
    private struct Feed {
        var stories: [Story]  // listgen:row(cell: StoryCell)
    }
}

// listgen:list(.table)
struct Drafts {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:list(.table, output: inline)
struct Sent {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

// listgen:list(.table, output: .file)
struct Trash {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

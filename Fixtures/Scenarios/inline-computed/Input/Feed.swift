import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

private struct Story: Equatable { let id: Int }

// listgen:section
private enum Part {
    case loading  // listgen:row(cell: StoryCell, configure: { _ in })
    case stories([Story])
    case block(Block)
}

// listgen:section
private struct Block {
    var name: String  // listgen:ignore
    var stories: [Story]
    // listgen:row(cell: StoryCell)
    var latest: Story? { stories.first }
}

// listgen:list(.table, output: .inline)
private struct Feed {
    var part: Part
}

// listgen:cell
private final class StoryCell: UITableViewCell { func configure(with story: Story) {} }

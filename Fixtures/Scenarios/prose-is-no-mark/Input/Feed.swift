// Listgen: the generator that writes the list below.
// listgen rows come first, see listgen:row(cell:) in its documentation.
import UIKit

/// Listgen: row heights are those of the cells.
struct Story: Equatable {
    let id: Int
    var title = "// listgn:row(cell: StoryCell)"
}

// listgen:list(.table)
struct Feed {
    // listen: row(s) that came
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

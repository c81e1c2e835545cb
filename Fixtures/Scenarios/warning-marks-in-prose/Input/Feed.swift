import UIKit

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // Sort them. listgen:row(on: select)
    var others: [Story]  // - listgen:row(on: select)
    /**
     * The rest.
     *
     * - listgen:row(on: select)
     * (see listgen:row(on:) and the listgen:row marks)
     */
    var rest: [Story]
    /* The id: listgen:ignore */
    var ids: [Int]  // listgen:ignore
}

struct Story: Equatable, Identifiable {
    let id: Int
    var title: String
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

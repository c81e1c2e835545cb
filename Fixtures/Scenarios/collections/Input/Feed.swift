import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var stories: ContiguousArray<Story>  // listgen:row(cell: StoryCell)
    var page: ArraySlice<Story>  // listgen:row(cell: StoryCell)
    var tags: Array<String>  // listgen:row(cell: TagCell, id: .occurrence)
    var query: String  // listgen:ignore
    var found: [Story] {  // listgen:row(cell: StoryCell)
        stories.filter { $0.title.contains(query) }
    }
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class TagCell: UITableViewCell {
    func configure(with tag: String) { textLabel?.text = tag }
}

import UIKit

struct Story: Equatable, Identifiable {
    let id: Int
    var title: String
}

class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

class StoryTile: UICollectionViewCell {
    func configure(with story: Story) { tag = story.id }
}

struct Looks {
    var story: StoryCell.Type = StoryCell.self
    var lead = StoryCell.self as StoryCell.Type
    var tile = StoryTile.self
}

struct FeedContext { var looks = Looks() }

// Some rows take their class from the context, others name it.
// listgen:list(.table, context: FeedContext)
struct Feed {
    // listgen:row(cell: .class(\.looks.lead as StoryCell.Type), when: { $0.id == 0 }, height: 60)
    // listgen:row(cell: .class(\.looks.story))
    var stories: [Story]
    var plain: [Story]  // listgen:row(cell: StoryCell)
    // listgen:row(cell: .class(\.looks.story), load: { id, _ -> Story? in Story(id: id, title: "loaded \(id)") })
    var loaded: [Int]
}

// listgen:list(.collection, context: FeedContext)
struct Shelf {
    var stories: [Story]  // listgen:row(cell: .class(\.looks.tile))
}

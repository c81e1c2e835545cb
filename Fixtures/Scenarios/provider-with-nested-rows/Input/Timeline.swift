import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

struct TimelineContext {
    var isCompact: Bool
}

// listgen:rows(provider: .table, context: TimelineContext, cells: [StoryCell])
enum TimelineItem {
    case story(Story)
    case lead(Story)  // listgen:row(cell: BigStoryCell)
    case media(MediaItem)
    case loader  // listgen:row(cell: LoaderCell)
}

// listgen:rows
enum MediaItem {
    case photo(name: String)  // listgen:row(cell: PhotoCell)
    case clip(Story, seconds: Int)  // listgen:row(cell: ClipCell)
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:cell
final class BigStoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title.uppercased() }
}

final class PhotoCell: UITableViewCell {
    func configure(name: String, isCompact: Bool) { textLabel?.text = isCompact ? "" : name }
}

final class ClipCell: UITableViewCell {
    func configure(with story: Story, seconds: Int) { textLabel?.text = "\(story.title), \(seconds) s" }
}

final class LoaderCell: UITableViewCell {}

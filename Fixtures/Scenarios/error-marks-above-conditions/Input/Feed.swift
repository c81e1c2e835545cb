import UIKit

// listgen:list(.table)
#if DEBUG
    import OSLog
#endif
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    // listgen:section
    #if DEBUG
        // listgen:row
    #else
    #endif
}

// listgen:rows
#if os(macOS)
    #error("no rows")
#else
    enum Item: Hashable {
        case story(Story)  // listgen:row(cell: StoryCell)
    }
#endif

struct Story: Equatable, Hashable, Identifiable {
    let id: Int
    var title: String
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

import UIKit

struct Story: Equatable, Identifiable {
    let id: Int
    var title: String
}

// listgen:list(.table)
#if compiler(>=5)
    // The stories of a day.
#endif
struct Feed {
    // listgen:section(header: "Stories")
    #if compiler(>=5)
        // What is shown.
    #endif
    var stories: [Story]

    // listgen:section(header: "Old")
    #if DEBUG
        // listgen:row(on: select)
        var old: [Story]
    #else
        var older: [Story]
    #endif

    // listgen:section(header: "Last")
    #if swift(>=5)
    #endif
    var last: [Story]
}

// listgen:cell
#if compiler(>=6)
    @MainActor
#endif
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

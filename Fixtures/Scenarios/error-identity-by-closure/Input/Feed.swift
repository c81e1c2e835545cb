import UIKit

struct Story: Equatable {
    var uuid: String?
    var name: String

    func key() -> String { uuid ?? name }
}

struct Context {}

// listgen:list(.table, context: Context)
struct Feed {
    var called: [Story]  // listgen:row(id: { $0.key() })
    var joined: [Story]  // listgen:row(id: { story in story.name + "!" })
    var many: [Story]  // listgen:row(id: { $0.name + $1.prefix })
    var boxed: [Story]  // listgen:row(id: { Box($0.name) } as Box)
}

struct Box {
    var text: String

    init(_ text: String) { self.text = text }
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.name }
}

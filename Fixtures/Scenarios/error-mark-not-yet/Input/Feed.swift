import UIKit

struct Story: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDraft: Bool
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

// listgen:list(.collection, header: StoryHeader)
struct Feed {
    // listgen:section(insets: 8)
    // listgen:row(cell: StoryCell, content: .observed, accessory: .detail)
    var stories: [Story]
}

// listgen:header
final class StoryHeader: UITableViewHeaderFooterView {
    // listgen:event
    func expand() {}
}

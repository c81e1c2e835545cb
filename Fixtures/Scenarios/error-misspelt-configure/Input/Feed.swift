import UIKit

struct Story: Equatable {
    let id: Int
}

actor Download {
    let id = 1
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var downloads: [Download]  // listgen:row(cell: DownloadCell)
    var (first, second): (Story, Story)
}

final class StoryCell: UITableViewCell {
    func confgure(with story: Story) {}
}

final class DownloadCell: UITableViewCell {
    func configure(with download: Download) {}
}

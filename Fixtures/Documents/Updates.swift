import UIKit
import ListRuntime
import ListRuntimeUIKit

struct Story: Equatable {
    let id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

//: Updates 1

@MainActor final class FeedModel {
    func put(_ id: Feed.RowID, in section: Feed.Section, order: [Feed.RowID]) {}
}

@MainActor final class FeedController: Feed.Actions {
    let table: Feed.Table
    let model = FeedModel()

    init(_ table: Feed.Table) {
        self.table = table
    }

    //: Updates 2
}

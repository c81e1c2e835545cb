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

//: Updates 2

@MainActor final class FeedModel {
    func put(_ id: Feed.RowID, in section: Feed.Section, order: [Feed.RowID]) {}
}

@MainActor final class FeedController: Feed.Actions {
    let table: Feed.Table
    let model = FeedModel()

    init(_ table: Feed.Table) {
        self.table = table
    }

    //: Updates 3
}

struct Theme {}

@MainActor func change(_ table: ChangedFeed.Table, next: ChangedFeed, darkTheme: Theme, id: Int, done: @escaping () -> Void) async {
    //: Updates 1
    _ = isShown
}

final class Article {
    let id = 0
    var isRead = false
}

final class ArticleCell: UITableViewCell {
    func configure(with article: Article, theme: Theme) {}
}

// listgen:list(.table, context: Theme)
struct ChangedFeed {
    var stories: [Article]  // listgen:row(cell: ArticleCell, content: \.isRead)
}

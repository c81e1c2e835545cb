import UIKit

final class Draft {
    let id: Int
    var subject: String

    init(id: Int, subject: String) {
        self.id = id
        self.subject = subject
    }
}

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:rows(rowIDType: "ItemKey")
enum FeedItem {
    case story(Story)  // listgen:row(cell: StoryCell)
    case loader  // listgen:row(cell: LoaderCell)
}

// listgen:section(rowType: "GroupEntry", rowIDType: "GroupKey", snapshotType: "GroupRows")
struct StoryGroup {
    enum Snapshot {}

    let id: Int
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var isEmpty: Bool { stories.isEmpty }  // listgen:row(cell: LoaderCell)
}

/// All names that listgen would take are taken.
// listgen:list(.table, on: select, animation: .fade, deselects: false,
//     rowType: "Entry", sectionType: "Part", rowIDType: "EntryKey", cellType: "View", actionsType: "Events",
//     tableType: "Source", stampType: "Shown", snapshotType: "Rows")
struct Feed {
    enum Row {}
    enum Section {}
    enum RowID {}
    enum Cell {}
    enum Actions {}
    enum Table {}
    enum Stamp {}
    enum Snapshot {}

    var drafts: [Draft]  // listgen:row(cell: DraftCell, content: [\.subject])
    // listgen:section(name: "news")
    var items: [FeedItem]
    var groups: [StoryGroup]
}

final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) { textLabel?.text = draft.subject }
}

final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = story.title }
}

final class LoaderCell: UITableViewCell {}

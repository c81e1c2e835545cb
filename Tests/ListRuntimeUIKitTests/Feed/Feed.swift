import HeadlessUIKit

enum Theme: Hashable, Sendable { case light, dark }

struct FeedContext: Equatable {
    var theme: Theme
    var isCompact: Bool
}

struct Banner: Equatable, Sendable {
    var text: String
}

struct Story: Equatable, Sendable {
    let id: Int
    var title: String
}

struct Post: Equatable, Sendable {
    let id: Int
    var text: String
}

struct Gap: Equatable, Sendable {
    let id: Int
    var count: Int
}

// listgen:rows
enum TimelineItem: Equatable, Sendable {
    case post(Post)  // listgen:row(cell: PostCell)
    case gap(Gap)  // listgen:row(cell: GapCell)
    case loader  // listgen:row(cell: LoaderCell)
}

/// A model that is changed in place.
final class Draft {
    let guid: String
    var subject: String
    var body = ""

    init(guid: String, subject: String) {
        self.guid = guid
        self.subject = subject
    }
}

struct Contact: Equatable, Sendable {
    let id: Int
    var name: String
}

// listgen:section(id: \.id, header: \.title)
struct ContactGroup: Equatable, Sendable {
    let id: String  // listgen:ignore
    var title: String  // listgen:ignore
    var members: [Contact]  // listgen:row(cell: ContactCell)
    var canAdd: Bool  // listgen:row(cell: AddCell)
}

// listgen:list(.table, context: FeedContext, finders: true, on: [
//     select, scrollViewDidScroll, tableView(_:trailingSwipeActionsConfigurationForRowAt:),
//     tableView(_:contextMenuConfigurationForRowAt:point:), tableView(_:canMoveRowAt:), tableView(_:moveRowAt:to:),
//     tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
// ])
struct Feed {
    // listgen:row(cell: BannerCell)
    var banner: Banner?
    // listgen:section(header: "Stories", empty: NoStoriesCell)
    // listgen:row(cell: CompactStoryCell, when: { $1.isCompact || $0.title.isEmpty }, on: select)
    // listgen:row(cell: StoryCell)
    var stories: [Story]
    var posts: [TimelineItem]
    // listgen:row(cell: DraftCell, id: \.guid, content: [\.subject])
    var drafts: [Draft]
    var groups: [ContactGroup]
    var query: String  // listgen:ignore
}

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

enum TimelineItem: Equatable, Sendable {
    case post(Post)
    case gap(Gap)
    case loader
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

struct ContactGroup: Equatable, Sendable {
    let id: String
    var title: String
    var members: [Contact]
    var canAdd: Bool
}

struct Feed {
    var banner: Banner?
    var stories: [Story]
    var posts: [TimelineItem]
    var drafts: [Draft]
    var groups: [ContactGroup]
    var query: String
}

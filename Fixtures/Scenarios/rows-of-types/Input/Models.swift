import Foundation

struct Post: FeedItem, Equatable {
    let id: Int
    var title: String
}

protocol Sponsored: FeedItem {
    var sponsor: String { get }
}

enum Ads {
    struct Banner: Sponsored, Equatable {
        let id: Int
        var sponsor: String
        var title: String { "Banner" }
    }
}

struct Event: Equatable {
    let id: Int
    var title: String
}

extension Event: FeedItem {}

extension URL: FeedItem {
    var id: Int { absoluteString.count }
    var title: String { absoluteString }
}

#if DEBUG
struct Probe: FeedItem, Equatable {
    let id: Int
    var title: String
}
#endif

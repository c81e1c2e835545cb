import UIKit

// listgen:list(.table)
struct Feed {
    var items: [FeedItem]
    var groups: [StoryGroup]
}

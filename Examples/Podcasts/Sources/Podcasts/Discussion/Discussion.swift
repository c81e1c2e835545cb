import UIKit

// listgen:list(.table, context: .weak(DiscussionController))
/// What listeners say about an episode, by the numbers that the database gives.
struct Discussion {
    var messages: [Int]  // listgen:row(load: message(_:))
}

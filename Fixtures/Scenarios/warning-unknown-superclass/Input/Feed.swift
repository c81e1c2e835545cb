import UIKit

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}

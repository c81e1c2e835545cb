import Kit
import Stories
import UIKit

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}

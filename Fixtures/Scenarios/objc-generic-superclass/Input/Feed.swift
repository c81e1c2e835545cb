import UIKit

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    var photos: [Photo]
}

import UIKit

struct Status: Equatable {
    let id: Int
    var text: String
}

struct Photo: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var statuses: [Status]
    var photos: [Photo]
}

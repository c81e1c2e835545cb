import UIKit

struct Book: Equatable {
    let id: Int
    var title: String
    var isNew: Bool
}

struct Shelf: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table)
struct Shelves {
    var shelves: [Shelf]
}

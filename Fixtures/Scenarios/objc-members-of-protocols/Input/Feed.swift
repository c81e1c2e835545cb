import UIKit

struct Story: Equatable, Identifiable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
}

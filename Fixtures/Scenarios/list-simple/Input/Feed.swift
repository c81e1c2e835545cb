import UIKit

// listgen:list(.table)
struct Feed {
    var banner: Banner?
    var stories: [Story]
    var isLoading: Bool  // listgen:row(cell: LoaderCell)
    var query: String  // listgen:ignore
}

struct Banner: Equatable {
    var text: String
}

struct Story: Equatable {
    let id: Int
    var title: String
}

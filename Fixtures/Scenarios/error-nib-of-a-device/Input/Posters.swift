import UIKit

struct Poster: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.collection, columns: 2, height: 90)
struct Posters {
    // listgen:section(header: PosterHeader, headerHeight: 40)
    var posters: [Poster]
}

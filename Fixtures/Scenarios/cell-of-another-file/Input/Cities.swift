import UIKit

struct City: Equatable {
    let id: Int
    var name: String
}

// listgen:list(.table)
struct Cities {
    var cities: [City]
}

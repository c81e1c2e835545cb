import UIKit

// listgen:list(.table)
struct Form {
    var fields: [Field]
}

struct Field: Equatable, Identifiable {
    let id: Int
    var label: String
}

//: Lists 8

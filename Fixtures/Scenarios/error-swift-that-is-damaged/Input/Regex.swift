import UIKit

// listgen:list(.table)
struct Words {
    static let letters = #/[a-z]+
    var words: [Word]  // listgen:row(cell: WordCell, id: .value)
}

import UIKit

// listgen:list(.table)
/// The categories of the directory, with those below them while one is open.
struct Categories {
    var categories: [Category]  // listgen:row(on: select)
    var open: Set<String> = []
}

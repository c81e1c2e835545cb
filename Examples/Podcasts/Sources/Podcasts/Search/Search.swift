import UIKit

// listgen:list(.table, context: .weak(SearchController))
/// What a search found, in cells of the storyboard.
struct Search {
    var hits: [Episode]  // listgen:row(cell: HitCell, prototype: "hit", on: select)
    var showsHint: Bool  // listgen:row(cell: UITableViewCell, prototype: "hint", configure: fillHint)
}

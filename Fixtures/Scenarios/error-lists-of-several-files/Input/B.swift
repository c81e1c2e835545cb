import UIKit

// listgen:list(.table)
struct B {
    var a: [Song]  // listgen:row(cell: SongCell, choice: \.nope)
}

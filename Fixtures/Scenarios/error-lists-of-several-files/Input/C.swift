import UIKit

// listgen:list(.table)
struct C {
    var a: [Song]  // listgen:row(cell: SongCell, on: [commit, choose, move])
    var b: [Song]  // listgen:row(cell: SongCell, on: insert, canEdit: false)
}

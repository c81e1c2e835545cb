import UIKit

// Events that a mark asks for twice, or spells wrong.

struct Song: Identifiable, Equatable {
    let id: Int
}

// listgen:list(.table)
struct Songs {
    var first: [Song]  // listgen:row(on: [select, select(event)])
    var second: [Song]  // listgen:row(on: [delete, select, delete])
    var third: [Song]  // listgen:row(on: [nearEnd(rows: 3), nearEnd(screens: 1)])
    var fourth: [Song]  // listgen:row(on: nearEnd(pages: 1))
    var fifth: [Song]  // listgen:row(on: [select, nearEnd(rows: few)])
}

// listgen:cell
final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

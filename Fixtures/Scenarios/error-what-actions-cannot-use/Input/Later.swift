import UIKit

final class LaterCell: UITableViewCell {
    func configure(with note: Note) {}
}

// listgen:list(.table)
struct Later {
    var notes: [Note]  // listgen:row(cell: LaterCell, on: prefetch(event))
}

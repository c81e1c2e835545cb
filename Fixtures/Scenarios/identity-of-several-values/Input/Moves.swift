import UIKit

struct Piece: Hashable {
    var name: String
}

// Rows of cases that carry several values are told apart by all of them.
// listgen:rows
enum Turn {
    case move(Piece, to: Int)  // listgen:row(cell: MoveCell, id: .value)
    case capture(Piece, of: Piece, Int)  // listgen:row(cell: CaptureCell, id: .occurrence)
    case same(Piece, Int)  // listgen:row(cell: MoveCell, id: \.self)
}

// listgen:list(.table)
struct Moves {
    var turns: [Turn]
}

final class MoveCell: UITableViewCell {
    func configure(with piece: Piece, to square: Int) { textLabel?.text = "\(piece.name)\(square)" }
}

final class CaptureCell: UITableViewCell {
    func configure(with piece: Piece, of other: Piece, _ square: Int) {
        textLabel?.text = "\(piece.name)x\(other.name)\(square)"
    }
}

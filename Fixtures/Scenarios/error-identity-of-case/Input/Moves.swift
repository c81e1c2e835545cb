import UIKit

struct Piece: Equatable {
    let id: Int
}

// listgen:rows
enum MoveItem {
    case gap(String)  // listgen:row(cell: GapCell, id: .position)
    case move(Piece, Int)  // listgen:row(cell: MoveCell, id: .value)
}

// listgen:list(.table)
struct Moves {
    var items: [MoveItem]
}

final class GapCell: UITableViewCell {
    func configure(_ text: String) { textLabel?.text = text }
}

final class MoveCell: UITableViewCell {
    func configure(_ piece: Piece, _ square: Int) { textLabel?.text = "\(piece.id): \(square)" }
}

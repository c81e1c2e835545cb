import UIKit

// A method that takes nothing of the row does not fill it, although the context could fill its parameters.

struct Note: Equatable { let id: Int }
struct Badge: Equatable { let id: Int }
struct Services { var badge: Badge }

final class NoteCell: UITableViewCell {
    func configure(badge: Badge) {}
    func configure(icon: UIImageView) {}
}

// listgen:list(.table, context: Services)
struct Notes {
    var notes: [Note]  // listgen:row(cell: NoteCell)
}

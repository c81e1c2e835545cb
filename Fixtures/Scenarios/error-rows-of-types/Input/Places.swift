import ListRuntime
import ListRuntimeUIKit
import UIKit

// listgen:rows
protocol Card {}
struct Ace: Card, Hashable { let id: Int }

// listgen:cell
final class AceCell: UITableViewCell {
    func configure(with ace: Ace) {}
}

// In a case of a rows enum values of a protocol are not yet rows.
// listgen:list(.table)
struct Deck {
    var seats: [Seat]
}

// listgen:rows
enum Seat {
    case card(any Card)
}

// `by:` tells kinds apart by a member, and is not yet built; nor is `rows` on a struct.
// listgen:rows
struct Suit {
    let kind: String
}

// An enum has a name already.
// listgen:rows(rowType: "Other")
enum Named {
    case one  // listgen:row(cell: AceCell)
}

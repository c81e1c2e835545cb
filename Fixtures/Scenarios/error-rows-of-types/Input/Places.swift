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

// Where values of a protocol are not yet rows.
// listgen:list(.table, context: Store)
struct Deck {
    var grid: [[any Card]]
    var hands: [Hand]
    var seats: [Seat]
    var drawn: [Int]  // listgen:row(load: { id, store -> (any Card)? in store.card(id) })
}

// listgen:section
enum Hand {
    case cards([any Card])
}

// listgen:rows
enum Seat {
    case card(any Card)
}

struct Store {
    func card(_ id: Int) -> (any Card)? { nil }
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

import UIKit

struct Card: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table, finders: true)
struct Cards {
    var cards: [Card]
}

// listgen:cell
final class CardCell: UITableViewCell {
    // listgen:configure
    var card: Card? {
        didSet { textLabel?.text = card?.title }
    }
}

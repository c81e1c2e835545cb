import ListRuntimeUIKit
import UIKit

struct Card: Equatable {
    let id: Int
    var title: String
    var isDone = false
}

// listgen:list(.collection)
struct Board {
    var notice: Bool  // listgen:row(cell: NoticeCell)
    // listgen:row(cell: UICollectionViewListCell, configure: { cell, card in fillCard(cell, card) }, height: 44)
    var cards: [Card]
    // listgen:row(cell: NumberCell, refill: .reload)
    var numbered: [Card]
}

@MainActor
func fillCard(_ cell: UICollectionViewListCell, _ card: Card) {
    if card.title != "plain" {
        var content = cell.defaultContentConfiguration()
        content.text = card.title
        cell.contentConfiguration = content
        cell.indentationLevel = 1
    }
    if card.isDone {
        cell.accessories = [.checkmark()]
        cell.backgroundColor = .gray
    }
}

final class NoticeCell: UICollectionViewCell {}

final class NumberCell: UICollectionViewCell {
    private(set) var fills = 0
    private(set) var text = ""

    func configure(with card: Card, at indexPath: IndexPath) {
        fills += 1
        text = "\(indexPath.section)-\(indexPath.item) \(card.title)"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        fills = 0
    }
}

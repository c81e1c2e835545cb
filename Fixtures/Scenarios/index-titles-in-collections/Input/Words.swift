import UIKit

// listgen:list(.collection)
struct Words {
    // listgen:section(indexTitle: "A")
    var first: [String]  // listgen:row(cell: WordCell, id: .value)
    // listgen:section(indexTitle: \.first)
    var second: [String]  // listgen:row(cell: WordCell, id: .value)
}

final class WordCell: UICollectionViewCell {
    func configure(with word: String) { accessibilityLabel = word }
}

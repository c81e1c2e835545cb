import UIKit

/// An object that is replaced by another when it changes.
final class Label: Equatable {
    let id: Int
    let text: String

    init(id: Int, text: String) {
        self.id = id
        self.text = text
    }

    static func == (a: Label, b: Label) -> Bool { a.id == b.id && a.text == b.text }
}

// listgen:list(.table)
struct Labels {
    // listgen:row(cell: LabelCell, content: .equatable)
    var labels: [Label]
}

final class LabelCell: UITableViewCell {
    func configure(with label: Label) { textLabel?.text = label.text }
}

import UIKit

enum Menu {
    // listgen:rows(provider: .table)
    enum Item: Hashable {
        case title(String)  // listgen:row(cell: TitleCell)
        // listgen:row(cell: LineCell)
        case line, gap
    }
}

final class TitleCell: UITableViewCell {
    func configure(with title: String) { textLabel?.text = title }
}

final class LineCell: UITableViewCell {}

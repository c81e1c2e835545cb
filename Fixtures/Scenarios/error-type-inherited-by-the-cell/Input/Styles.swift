import UIKit

// In a subclass of UITableViewCell this name means `UITableViewCell.CellStyle`.
struct CellStyle: Equatable, Identifiable {
    let id: Int
}

final class StyleCell: UITableViewCell {
    func configure(with style: CellStyle) {}
}

// listgen:list(.table)
struct Styles {
    var styles: [CellStyle]  // listgen:row(cell: StyleCell)
}

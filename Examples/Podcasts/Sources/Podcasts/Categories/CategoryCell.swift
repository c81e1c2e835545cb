import ListRuntime
import UIKit

// listgen:cell
final class CategoryCell: UITableViewCell {
    func configure(with category: Category, outline: RowOutline) {
        let sign = outline.hasChildren ? (outline.isExpanded ? "▾ " : "▸ ") : ""
        textLabel?.text = sign + category.name
    }
}

import UIKit

// listgen:cell
/// A line to type in. What is typed is written into the row, and the cell is not filled for it.
public final class FieldCell: TextCell {
    public let field = UITextField()  // listgen:event(into: \.text)

    public func configure(with model: AccountField) {
        titleLabel.text = model.title
        field.text = model.text
        field.frame = CGRect(x: 120, y: 8, width: 240, height: 30)
        contentView.addSubview(field)
    }
}

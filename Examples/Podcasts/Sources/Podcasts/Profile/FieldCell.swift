import UIKit

/// A field of a form, made by the form once.
final class FieldCell: UITableViewCell {
    let field = UITextField()

    init(placeholder: String, onChange: @escaping () -> Void) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        field.placeholder = placeholder
        field.addAction(UIAction { _ in onChange() }, for: .editingChanged)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
    }
}

import UIKit

// listgen:cell
/// A setting that is chosen on a screen of its own.
public final class ValueCell: TextCell {
    public func configure(with choice: Choice, theme: Theme) {
        titleLabel.text = choice.title
        detailLabel.text = choice.value
        accessoryType = .disclosureIndicator
        apply(theme)
    }
}

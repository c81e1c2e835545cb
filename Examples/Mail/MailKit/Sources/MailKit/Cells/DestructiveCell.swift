import UIKit

/// An action that cannot be undone. The screen sets its title.
public final class DestructiveCell: TextCell {
    public override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.textColor = .red
    }
}

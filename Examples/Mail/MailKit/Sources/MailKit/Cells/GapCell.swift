import UIKit

// listgen:cell
/// Loads the conversations that are missing between two rows.
public final class GapCell: TextCell {
    public func configure(with gap: Gap) {
        titleLabel.text = gap.isLoading ? "Loading \(gap.missing)..." : "Load \(gap.missing) more"
        accessoryType = gap.isLoading ? .none : .disclosureIndicator
    }
}

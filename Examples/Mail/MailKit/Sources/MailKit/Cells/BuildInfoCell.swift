import UIKit

// listgen:cell
/// The build, for testers. The row that shows it is in debug builds only.
public final class BuildInfoCell: TextCell {
    public func configure(with info: BuildInfo) {
        titleLabel.text = "Build \(info.commit)"
    }

    // listgen:on(select)
    public func reveal(_ info: BuildInfo) {
        detailLabel.text = info.server
    }
}

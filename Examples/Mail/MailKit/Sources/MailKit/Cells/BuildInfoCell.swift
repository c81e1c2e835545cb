import UIKit

#if DEBUG
// listgen:cell
/// The build, for testers.
public final class BuildInfoCell: TextCell {
    public func configure(with info: BuildInfo) {
        titleLabel.text = "Build \(info.commit)"
    }

    // listgen:on(select)
    public func reveal(_ info: BuildInfo) {
        detailLabel.text = info.server
    }
}
#endif

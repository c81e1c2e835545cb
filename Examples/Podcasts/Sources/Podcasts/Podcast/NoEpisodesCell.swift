import UIKit

/// A podcast that has only been announced.
final class NoEpisodesCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "No episodes yet"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

import UIKit

/// An episode that waits for its turn. Apps inherit from it.
open class QueuedEpisodeCell: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func configure(with episode: Episode) {
        textLabel?.text = episode.title
    }
}

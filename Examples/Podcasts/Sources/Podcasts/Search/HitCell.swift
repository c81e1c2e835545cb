import UIKit

/// An episode that was found.
public final class HitCell: UITableViewCell {
    func configure(with episode: Episode) {
        textLabel?.text = "\(episode.title) (\(episode.podcast))"
    }
}

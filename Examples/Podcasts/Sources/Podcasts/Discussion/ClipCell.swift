import UIKit

// listgen:cell
/// A part of an episode that a listener shares.
final class ClipCell: UITableViewCell {
    func configure(with clip: Clip) {
        textLabel?.text = "\(clip.author) shares \(clip.seconds) seconds"
    }
}

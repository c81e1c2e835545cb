import UIKit

// listgen:cell
/// An episode: its title, what can be said in a line, and how far its file has come.
final class EpisodeCell: UITableViewCell {
              private var titleLabel: UILabel!
              private var detailLabel: UILabel!
              private var progressView: UIProgressView!

    override func awakeFromNib() {
        super.awakeFromNib()
        accessoryType = .detailButton
    }

    func configure(with episode: Episode) {
        titleLabel.text = episode.title
        titleLabel.textColor = episode.isPlayed ? .secondaryLabel : .label
        detailLabel.text = "\(episode.podcast), \(episode.minutes) min" + suffix(for: episode.download)
        if case .running(let percent) = episode.download {
            progressView.isHidden = false
            progressView.progress = Float(percent) / 100
        } else {
            progressView.isHidden = true
        }
    }

    private func suffix(for download: DownloadState) -> String {
        switch download {
        case .none: return ""
        case .running(let percent): return ", \(percent) %"
        case .done(let megabytes): return ", \(megabytes) MB"
        case .failed: return ", download failed"
        }
    }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "titleLabel": return NibValue.pass(objects) { (value: UILabel) in self.titleLabel = value }; case "detailLabel": return NibValue.pass(objects) { (value: UILabel) in self.detailLabel = value }; case "progressView": return NibValue.pass(objects) { (value: UIProgressView) in self.progressView = value }; default: return super.connectOutlet(name, to: objects) } } }

import UIKit

// listgen:cell
/// An episode: its title, what can be said in a line, and how far its file has come.
final class EpisodeCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var detailLabel: UILabel!
    @IBOutlet private var progressView: UIProgressView!

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
}

import UIKit

// listgen:cell
/// An episode: its title, and below it what can be said in a line.
final class EpisodeCell: UITableViewCell {
    let titleLabel = UILabel()
    let detailLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let lines = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        lines.axis = .vertical
        lines.spacing = 4
        contentView.addSubview(lines)
        lines.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with episode: Episode) {
        titleLabel.text = episode.title
        detailLabel.text = "\(episode.podcast), \(episode.minutes) min" + suffix(for: episode.download)
        titleLabel.textColor = episode.isPlayed ? .secondaryLabel : .label
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

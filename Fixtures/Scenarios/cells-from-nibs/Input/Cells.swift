import UIKit

class TitleCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

/// From EpisodeCell.xib, in two languages, under the reuse identifier that it has there.
// listgen:cell
final class EpisodeCell: TitleCell {
    @IBOutlet private var playButton: UIButton!
    @IBOutlet
    private var badges: [UIImageView]!
    @IBOutlet var note: UILabel?
    @IBInspectable var inset: CGFloat = 8
    private(set) var plays = 0
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = titleLabel != nil && badges.count == 2
    }

    func configure(with episode: Episode) {
        titleLabel.text = episode.title
        playButton.isEnabled = !episode.isPlayed
    }

    @IBAction private func play(_ sender: UIButton) { plays += 1 }

    @IBAction func playWith(sender: UIButton) { plays += 10 }
}

/// From WideTip.xib, for which a mark says the bundle.
// listgen:cell(nib: "WideTip", bundle: .main)
final class TipCell: UITableViewCell {
    @IBOutlet var card: TipCard!

    func configure(with tip: Tip) { card.label.text = tip.text }
}

final class TipCard: UIView {
    @IBOutlet var label: UILabel!
}

final class NoteCell: TitleCell {
    func configure(with note: String) { titleLabel.text = note }
}

final class BandView: UITableViewHeaderFooterView {}

/// From SeasonHeader.xib.
final class SeasonHeader: UITableViewHeaderFooterView {
    @IBOutlet var nameLabel: UILabel!

    func configure(with season: Season) { nameLabel.text = season.name }
}

/// From LibraryFooter.xib.
final class LibraryFooter: UIView {
    @IBOutlet var countLabel: UILabel!

    func configure(seasons: [Season]) { countLabel.text = "\(seasons.count) seasons" }
}

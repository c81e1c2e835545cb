import UIKit

class TitleCell: UITableViewCell {
              weak var titleLabel: UILabel!
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "titleLabel": return NibValue.pass(objects) { (value: UILabel) in self.titleLabel = value }; default: return super.connectOutlet(name, to: objects) } } }

/// From EpisodeCell.xib, in two languages, under the reuse identifier that it has there.
// listgen:cell
final class EpisodeCell: TitleCell {
              private var playButton: UIButton!
             
    private var badges: [UIImageView]!
              var note: UILabel?
                   var inset: CGFloat = 8
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

              private func play(_ sender: UIButton) { plays += 1 }

              func playWith(sender: UIButton) { plays += 10 }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "playButton": return NibValue.pass(objects) { (value: UIButton) in self.playButton = value }; case "badges": return NibValue.pass(objects) { (value: [UIImageView]) in self.badges = value }; case "note": return NibValue.pass(objects) { (value: UILabel) in self.note = value }; default: return super.connectOutlet(name, to: objects) } }; override func performAction(_ selector: String, from sender: AnyObject) -> Bool { switch selector { case "play:": return NibValue.pass(sender) { (value: UIButton) in self.play(value) }; case "playWithWithSender:", "playWithSender:": return NibValue.pass(sender) { (value: UIButton) in self.playWith(sender: value) }; default: return super.performAction(selector, from: sender) } }; override func setAttribute(_ name: String, to value: Any) -> Bool { switch name { case "inset": return NibValue.pass(value) { (value: CGFloat) in self.inset = value }; default: return super.setAttribute(name, to: value) } } }

/// From WideTip.xib, for which a mark says the bundle.
// listgen:cell(nib: "WideTip", bundle: .main)
final class TipCell: UITableViewCell {
              var card: TipCard!

    func configure(with tip: Tip) { card.label.text = tip.text }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "card": return NibValue.pass(objects) { (value: TipCard) in self.card = value }; default: return super.connectOutlet(name, to: objects) } } }

final class TipCard: UIView {
              var label: UILabel!
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "label": return NibValue.pass(objects) { (value: UILabel) in self.label = value }; default: return super.connectOutlet(name, to: objects) } } }

final class NoteCell: TitleCell {
    func configure(with note: String) { titleLabel.text = note }
}

final class BandView: UITableViewHeaderFooterView {}

/// From SeasonHeader.xib.
final class SeasonHeader: UITableViewHeaderFooterView {
              var nameLabel: UILabel!

    func configure(with season: Season) { nameLabel.text = season.name }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "nameLabel": return NibValue.pass(objects) { (value: UILabel) in self.nameLabel = value }; default: return super.connectOutlet(name, to: objects) } } }

/// From LibraryFooter.xib.
final class LibraryFooter: UIView {
              var countLabel: UILabel!

    func configure(seasons: [Season]) { countLabel.text = "\(seasons.count) seasons" }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "countLabel": return NibValue.pass(objects) { (value: UILabel) in self.countLabel = value }; default: return super.connectOutlet(name, to: objects) } } }

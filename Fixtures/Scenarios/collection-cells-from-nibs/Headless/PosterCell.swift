import UIKit

/// From PosterCell.xib, under the reuse identifier that it has there.
// listgen:cell
final class PosterCell: UICollectionViewCell {
              private(set) var titleLabel: UILabel!

    func configure(with poster: Poster) { titleLabel.text = poster.title }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "titleLabel": return NibValue.pass(objects) { (value: UILabel) in self.titleLabel = value }; default: return super.connectOutlet(name, to: objects) } } }

/// From PosterHeader.xib.
final class PosterHeader: UICollectionReusableView {
              var countLabel: UILabel!

    func configure(with posters: [Poster]) { countLabel.text = "\(posters.count)" }
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "countLabel": return NibValue.pass(objects) { (value: UILabel) in self.countLabel = value }; default: return super.connectOutlet(name, to: objects) } } }

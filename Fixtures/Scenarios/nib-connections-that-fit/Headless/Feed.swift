import UIKit

struct Story: Equatable { let id: Int }

// listgen:list(.table)
struct Feed {
    var stories: [Story]
    var notes: [Story]  // listgen:row(cell: NoteCell)
}

class CardView: UIView {}
final class WideCardView: CardView {}

class BaseCell: UITableViewCell {
              weak var titleLabel: UIView!
              func resetAll(_ sender: Any) {}
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "titleLabel": return NibValue.pass(objects) { (value: UIView) in self.titleLabel = value }; default: return super.connectOutlet(name, to: objects) } }; override func performAction(_ selector: String, from sender: AnyObject) -> Bool { switch selector { case "resetAll:": return NibValue.pass(sender) { (value: Any) in self.resetAll(value) }; default: return super.performAction(selector, from: sender) } } }

/// Of two nibs one is taken; what only the other connects may be there.
// listgen:cell(nib: "StoryCell")
final class StoryCell: BaseCell {
              var control: UIControl!
              var card: CardView!
              private(set) var view: UIView?
              var gap: NSLayoutConstraint!
              var bars: Array<UIView>!
              var onlyInTheWideOne: UILabel!
                   var tint: CGFloat = 0

    func configure(with story: Story) {}

              private func tapped(_ sender: Any) {}
              func moved(to sender: UIButton) {}
              func open(card: Any) {}
 override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool { switch name { case "control": return NibValue.pass(objects) { (value: UIControl) in self.control = value }; case "card": return NibValue.pass(objects) { (value: CardView) in self.card = value }; case "view": return NibValue.pass(objects) { (value: UIView) in self.view = value }; case "gap": return NibValue.pass(objects) { (value: NSLayoutConstraint) in self.gap = value }; case "bars": return NibValue.pass(objects) { (value: Array<UIView>) in self.bars = value }; case "onlyInTheWideOne": return NibValue.pass(objects) { (value: UILabel) in self.onlyInTheWideOne = value }; default: return super.connectOutlet(name, to: objects) } }; override func performAction(_ selector: String, from sender: AnyObject) -> Bool { switch selector { case "tapped:": return NibValue.pass(sender) { (value: Any) in self.tapped(value) }; case "movedWithTo:", "movedTo:": return NibValue.pass(sender) { (value: UIButton) in self.moved(to: value) }; case "openWithCard:", "openCard:": return NibValue.pass(sender) { (value: Any) in self.open(card: value) }; default: return super.performAction(selector, from: sender) } }; override func setAttribute(_ name: String, to value: Any) -> Bool { switch name { case "tint": return NibValue.pass(value) { (value: CGFloat) in self.tint = value }; default: return super.setAttribute(name, to: value) } } }

final class NoteCell: UITableViewCell {
    func configure(with story: Story) {}
}

import HeadlessUIKit

/// A cell that a nib names: at the top level, so that it is found by its name.
class ConnectedNibCell: UITableViewCell {
    var label: UILabel?

    override func connectOutlet(_ name: String, to objects: [AnyObject]) -> Bool {
        guard name == "label" else { return ["all", "gap"].contains(name) }
        return NibValue.pass(objects) { (value: UILabel) in label = value }
    }
}

import ListRuntimeUIKit
import UIKit

struct Errand: Equatable {
    let id: Int
    var title: String
    var isDone = false
    var isUrgent = false
}

// listgen:section
struct Day: Equatable {
    let id: String
    var errands: [Errand]  // listgen:row(cell: PathCell)
}

// listgen:list(.table, context: ErrandStyle, on: tableView(_:moveRowAt:to:))
struct Errands {
    var notice: Bool  // listgen:row(cell: UITableViewCell, configure: fillNotice(cell:style:))
    // listgen:row(cell: PathCell)
    var numbered: [Errand]
    var listeners: [Errand]  // listgen:row(cell: ListenerCell)
    // listgen:row(cell: CounterCell, refill: .reload)
    var counters: [Errand]
    // listgen:row(cell: UITableViewCell, style: .subtitle, configure: { cell, errand in fillSubtitle(cell, errand) })
    var plain: [Errand]
    // listgen:row(load: { id, style -> Errand? in style.errands[id] }, cell: UITableViewCell, style: .value1, configure: { cell, errand in cell.textLabel?.text = errand.title })
    var loaded: [Int]
    // listgen:row(cell: UITableViewCell, configure: fill(_:_:at:))
    var paths: [Errand]
    var days: [Day]

    @MainActor
    static func fill(_ cell: UITableViewCell, _ errand: Errand, at indexPath: IndexPath) {
        cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row) \(errand.title)"
    }

    @MainActor
    static func fillNotice(cell: UITableViewCell, style: ErrandStyle) {
        cell.textLabel?.text = "notice"
        cell.backgroundColor = style.isLoud ? .red : nil
    }
}

final class ErrandStyle {
    var isLoud = false
    var errands: [Int: Errand] = [:]
}

@MainActor
func fillSubtitle(_ cell: UITableViewCell, _ errand: Errand) {
    if errand.isUrgent {
        cell.textLabel?.textColor = .red
        cell.textLabel?.font = .boldSystemFont(ofSize: 20)
        cell.imageView?.image = UIImage(systemName: "flag")
        cell.detailTextLabel?.text = "urgent"
        cell.indentationLevel = 2
    }
    if errand.isDone {
        cell.accessoryType = .checkmark
        cell.selectionStyle = .none
    }
    if errand.title == "switch", cell.accessoryView == nil { cell.accessoryView = UISwitch() }
    cell.textLabel?.text = errand.title
}

final class PathCell: UITableViewCell {
    private(set) var fills = 0

    func configure(with errand: Errand, at indexPath: IndexPath) {
        fills += 1
        textLabel?.text = "\(indexPath.section)-\(indexPath.row) \(errand.title)"
    }
}

/// Adds a listener in each fill, and lets go of all in `prepareForReuse()`.
// listgen:cell(refill: .reload)
final class ListenerCell: UITableViewCell {
    private(set) var listeners = 0
    let field = UITextField(frame: .zero)

    func configure(with errand: Errand, style: ErrandStyle) {
        if field.superview == nil { contentView.addSubview(field) }
        listeners += 1
        textLabel?.text = "\(errand.title) \(listeners)"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        listeners = 0
    }
}

final class CounterCell: UITableViewCell {
    private(set) var fills = 0

    func configure(with errand: Errand) {
        fills += 1
        textLabel?.text = "\(errand.title) \(fills)"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        fills = 0
    }
}

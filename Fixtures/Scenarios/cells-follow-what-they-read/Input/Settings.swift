import ListRuntimeUIKit
import UIKit

// Cells that read more than their row: the section with its rows, the list, an object that changes in place.

struct Option: Identifiable, Equatable {
    let id: Int
    var isOn = false
}

// Neither has a header, which would tell that the section changed.
// listgen:section(id: \.id)
struct Group: Equatable {
    let id: Int
    var options: [Option]  // listgen:row(cell: OptionCell, moves: .anywhere)
    var hasSum: Bool  // listgen:row(cell: SumCell)
}

final class Track: Equatable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }

    func isContentEqual(to other: Track) -> Bool { title == other.title }
    static func == (one: Track, other: Track) -> Bool { one.id == other.id && one.title == other.title }
}

// listgen:list(.table)
struct Settings {
    var groups: [Group]
    // listgen:row(name: "flags", cell: PlainCell, when: isPlain)
    // listgen:row(cell: GenericCell<Option>)
    var options: [Option]
    var isSimple: Bool  // listgen:ignore
    var members: [Track]  // listgen:row(cell: TrackCell, content: [\.title])
    var equatable: [Track]  // listgen:row(cell: TrackCell, content: .equatable)
    var compared: [Track]  // listgen:row(cell: TrackCell, content: isContentEqual(to:))
    var always: [Track]  // listgen:row(cell: TrackCell, content: .always)
    var instances: [Track]  // listgen:row(cell: TrackCell, content: .instance)

    var picks: [Option]  // listgen:row(cell: PickCell, choice: \.picked, on: delete)
    var picked: Set<Int>  // listgen:ignore

    func isPlain(_ option: Option) -> Bool { isSimple }
}

final class OptionCell: UITableViewCell {
    let toggle = UISwitch()  // listgen:event(into: \.isOn)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(toggle)
    }
    required init?(coder: NSCoder) { nil }

    func configure(with option: Option, in group: Group) {
        toggle.isOn = option.isOn
        textLabel?.text = "\(option.id) of \(group.options.filter(\.isOn).count)"
    }
}

final class SumCell: UITableViewCell {
    func configure(in group: Group) { textLabel?.text = "\(group.options.filter(\.isOn).count) of \(group.options.count)" }
}

final class PlainCell: UITableViewCell {
    func configure(with option: Option) { textLabel?.text = "plain \(option.id)" }
}

final class PickCell: UITableViewCell {
    func configure(with option: Option, selection: RowSelection) {
        textLabel?.text = "\(option.id)" + (selection.isChosen ? " chosen" : "")
    }
}

/// Its events are typed by what the row puts in the place of its parameter.
final class GenericCell<Model: Identifiable>: UITableViewCell {
    var onHold: ((Model, Model.ID) -> Void)?  // listgen:event

    // listgen:event(onTap)
    func configure(with model: Model, onTap: @escaping (Model) -> Void) { textLabel?.text = "any \(model.id)" }
}

final class TrackCell: UITableViewCell {
    func configure(with track: Track) { textLabel?.text = track.title }
}

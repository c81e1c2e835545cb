import UIKit

class ListCell: UITableViewCell {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)  // listgen:nested

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(list)
    }
    required init?(coder: NSCoder) { nil }
}

final class ColumnCell: ListCell {
    let count = UILabel()

    func configure(with column: Column) { count.text = "\(column.cards.count)" }
}

final class SheetCell: ListCell {}

final class CardCell: UITableViewCell {
    // listgen:event(into: \.isDone)
    let done = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(done)
    }
    required init?(coder: NSCoder) { nil }

    func configure(with card: Card) {
        textLabel?.text = card.title
        done.isOn = card.isDone
    }
}

final class SortCell: UITableViewCell {
    func configure(with sort: String) { textLabel?.text = sort }
}

final class NoteCell: UITableViewCell {
    func configure(with text: String) { textLabel?.text = text }
    func configure(with note: Note) { textLabel?.text = note.text }
}

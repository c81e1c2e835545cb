import UIKit

struct Note: Equatable {
    let id: Int
    var title: String
}

// `awakeFromNib()` serves screens that have the classes in a nib; these lists make them by their initialisers.
// listgen:list(.table)
struct Notes {
    // listgen:header(view: NotesHeader, configure: { view, notes in view.textLabel?.text = "\(notes.count)" })
    var notes: [Note]  // listgen:row(cell: NoteCell)
    var pinned: [Note]  // listgen:row(cell: PinnedNoteCell)
    var drafts: [Note]  // listgen:row(cell: DraftCell)
    var flagged: [Note]  // listgen:row(cell: FlaggedCell)
}

// listgen:list(.collection)
struct NoteTiles {
    var notes: [Note]  // listgen:row(cell: NoteTile)
}

/// Sets itself up in either way.
class NoteCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {
        super.awakeFromNib()
        setUp()
    }

    private func setUp() { selectionStyle = .none }

    func configure(with note: Note) { textLabel?.text = note.title }
}

/// Inherits the initialiser that its superclass overrides.
final class PinnedNoteCell: NoteCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        accessoryType = .checkmark
    }
}

/// Is in the nib `DraftCell`, too, which other screens load.
// listgen:cell(nib: .none)
final class DraftCell: NoteCell {}

/// Overrides the initialiser in each branch, in one of them alone `awakeFromNib()`.
#if FLAG
final class FlaggedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() { super.awakeFromNib() }

    func configure(with note: Note) { textLabel?.text = note.title }
}
#else
final class FlaggedCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.title }
}
#endif

final class NotesHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() { super.awakeFromNib() }
}

final class NoteTile: UICollectionViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() { super.awakeFromNib() }

    func configure(with note: Note) { isOpaque = note.title.isEmpty }
}

import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

// What is private at the top level is seen; what is private inside a type is not.
// listgen:list(.table, context: .weak(FeedController), finders: true, output: .inline)
struct Feed {
    var secrets: Int  // listgen:row(cell: SecretCell)
    private var hidden: [Note]  // listgen:row(cell: NoteCell)
    var notes: [Note]  // listgen:row(cell: NoteCell, configure: fill)
    var others: [Other]  // listgen:row(cell: Cells.OtherCell, id: \.guid)
    var drafts: [Draft]  // listgen:row(cell: DraftCell)
    var far: [Note]  // listgen:row(cell: FarCell)
    fileprivate var kinds: [Kind]

    // listgen:rows
    private enum Kind: Equatable {
        case note(Note)
    }
}

final class FeedController: UIViewController {
    private func fill(_ cell: NoteCell, with note: Note) {}
}

private final class SecretCell: UITableViewCell {
    private func configure(with number: Int) {}
}

struct Note: Equatable {
    let id: Int
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) {}

    // listgen:on(select)
    private func tapped() {}
}

struct Other: Equatable {
    private let guid: String
}

enum Cells {
    private final class OtherCell: UITableViewCell {
        func configure(with other: Other) {}
    }
}

private struct Draft: Equatable {
    let id: Int
}

private final class DraftCell: UITableViewCell {
    func configure(with draft: Draft) {}
}

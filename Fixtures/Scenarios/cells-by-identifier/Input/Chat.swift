import UIKit

struct Message: Equatable {
    let id: Int
    var text: String
    /// How its bubble looks, which the cell makes of its reuse identifier.
    var layout: String
}

struct Field: Equatable {
    let id: Int
    var title: String
    /// That of a cell which the app registers.
    var identifier: String
}

struct ChatContext { var isCompact = false }

// One class under several identifiers, each with its own pool of cells.
// listgen:list(.table, context: ChatContext)
struct Chat {
    let top = true  // listgen:row(cell: UITableViewCell, registered: false, reuse: "top")
    let end = true  // listgen:row(cell: UITableViewCell, registered: false, reuse: "the-end")
    // listgen:section(empty: UITableViewCell, style: .value1)
    // listgen:header(view: DayView, registered: false, reuse: "day", configure: { view, _ in view.tag = 7 })
    var messages: [Message]  // listgen:row(cell: BubbleCell, reuse: \.layout)
    var pinned: [Message]  // listgen:row(cell: BubbleCell, reuse: "pinned")
    // listgen:row(cell: BubbleCell, when: { $0.id < 0 })
    // listgen:row(cell: BubbleCell, reuse: old)
    var archive: [Message]
    // listgen:row(cell: UITableViewCell, registered: false, reuse: { $1.isCompact ? "compact" : $0.identifier }, configure: fill)
    var fields: [Field]

    static func old(_ message: Message) -> String { "old-" + message.layout }

    @MainActor static func fill(_ cell: UITableViewCell, field: Field) { cell.textLabel?.text = field.title }
}

final class BubbleCell: UITableViewCell {
    let look: String

    override init(style: CellStyle, reuseIdentifier: String?) {
        look = reuseIdentifier ?? ""
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with message: Message) { textLabel?.text = message.text }
}

final class DayView: UITableViewHeaderFooterView {}

struct Photo: Equatable {
    let id: Int
    var isWide: Bool
}

// listgen:list(.collection)
struct Album {
    // listgen:row(cell: PhotoCell, reuse: { photo in photo.isWide ? "wide" : "narrow" })
    var photos: [Photo]
    // listgen:row(cell: UICollectionViewListCell, reuse: \.shape, configure: { cell, photo in cell.tag = photo.id })
    var plain: [Photo]
    var isLast: Bool  // listgen:row(cell: LastCell, reuse: "last")
}

extension Photo { var shape: String { isWide ? "plain-wide" : "plain-narrow" } }

final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}

final class LastCell: UICollectionViewCell {}

// listgen:rows(provider: .table)
enum FormItem: Hashable {
    case field(FormField)  // listgen:row(cell: UITableViewCell, registered: false, reuse: \.identifier, configure: { $0.tag = $1.id })
}

struct FormField: Hashable {
    let id: Int
    var identifier: String
}

// The section mark also says where the cell of the empty section comes from.
// listgen:list(.table)
struct Drafts {
    // listgen:section(empty: NothingCell, registered: false, reuse: "nothing")
    // listgen:footer(view: DayView, registered: false, reuse: "night", configure: { view, _ in view.tag = 8 })
    var first: [Message]  // listgen:row(cell: BubbleCell)
    // listgen:section(empty: NothingCell, nib: "NothingCell", bundle: .main)
    var second: [Message]  // listgen:row(cell: BubbleCell)
    // listgen:section(empty: UITableViewCell, prototype: "none")
    var third: [Message]  // listgen:row(cell: BubbleCell)
    // listgen:section(empty: UITableViewCell, contentConfiguration: makeNothing)
    var fourth: [Message]  // listgen:row(cell: BubbleCell)

    @MainActor static func makeNothing() -> any UIContentConfiguration { UIListContentConfiguration.cell() }
}

final class NothingCell: UITableViewCell {}

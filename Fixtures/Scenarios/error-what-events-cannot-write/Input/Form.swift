import UIKit

// Values that an event has no place for: an object, a `let`, the cell in the place of rows.

final class Draft: Equatable {
    var text = ""

    static func == (first: Draft, second: Draft) -> Bool { first.text == second.text }
}

struct Field: Identifiable, Equatable {
    let id: Int
    let draft: Draft
    var text = ""
}

final class DraftCell: UITableViewCell {
    let field = UITextField()  // listgen:event(into: \.draft.text)
    func configure(with field: Field) {}
}

final class FieldCell: UITableViewCell {
    let field = UITextField()  // listgen:event(into: \.text)
    func configure(with field: Field) {}
}

final class NoFieldCell: UITableViewCell {
    let field = UITextField()  // listgen:event(into: \.text)
    var onGrow: (() -> Void)?  // listgen:event(remeasures: true)
}

// listgen:list(.table)
struct Form {
    // listgen:section(empty: NoFieldCell)
    var drafts: [Field]  // listgen:row(cell: DraftCell)
    let fields: [Field]  // listgen:row(cell: FieldCell)
    let others: [Field]  // listgen:row(cell: DraftCell, events: false, moves: .inSection)
}

protocol Entry: Identifiable, Equatable {}

final class EntryCell: UITableViewCell {}

// listgen:list(.table)
struct Entries<Item: Entry> where Item.ID: Sendable {
    var entries: [Item]  // listgen:row(cell: EntryCell)
}

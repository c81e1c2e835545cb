import UIKit

// listgen:list(.table, context: FormContext)
struct Form {
    // listgen:row(cell: .owned(\.cells))
    var names: [Field]
    // listgen:row(cell: .owned(\.nameCell))
    var name: Field
    // listgen:row(cell: .owned(\.nameCell))
    var city: Field
    // listgen:row(cell: .owned(\.lazyCell))
    var note: Field
    // listgen:row(cell: .owned(\.nmeCell))
    var misspelt: Field
    // listgen:row(cell: .owned(\.button))
    var send: Bool
    // listgen:row(cell: .owned(nameCell))
    var bare: Bool
    // listgen:row(cell: .owned(\.hiddenCell))
    var hidden: Bool
    var groups: [Group]
    var rows: [Item]
    var models: [Model]
}

// listgen:section
struct Group {
    let id: Int
    // listgen:row(cell: .owned(\.groupCell))
    var field: Field
}

// listgen:rows
enum Item: Hashable {
    case one  // listgen:row(cell: .owned(\.oneCell))
}

// listgen:row(cell: .owned(\.modelCell))
struct Model: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Bare {
    var name: Bool  // listgen:row(cell: .owned(\.nameCell))
}

// listgen:rows(provider: .table, context: FormContext)
enum Provided {
    case name  // listgen:row(cell: .owned(\.nameCell))
}

struct FormContext {
    var nameCell: FieldCell
    lazy var lazyCell = FieldCell(style: .default, reuseIdentifier: nil)
    var button: UIButton
    private var hiddenCell: FieldCell
}

struct Field: Equatable {
    let id: Int
}

final class FieldCell: UITableViewCell {
    func configure(with field: Field) {}
}

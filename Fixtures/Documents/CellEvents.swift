import UIKit
import ListRuntime
import ListRuntimeUIKit

struct Field: Equatable {
    let id: Int
    var text: String
}

// listgen:list(.table)
struct Form {
    var fields: [Field]  // listgen:row(cell: FieldCell)
}

@MainActor final class FormStore {
    func setText(_ text: String, of id: Int) {}
}

@MainActor final class FormController {
    let store = FormStore()
    let table: Form.Table

    init(_ tableView: UITableView) {
        table = Form.Table(Form(fields: []), actions: nil, in: tableView)
    }
}

//: Actions 9

struct Option: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Options {
    var options: [Option]  // listgen:row(cell: OptionCell)
}

//: Actions 10

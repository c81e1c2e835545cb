import ListRuntimeUIKit
import UIKit

struct Step: Equatable {
    let id: Int
    var text: String
}

// listgen:rows
enum Item: Equatable {
    case step(Step)  // listgen:row(cell: StepCell, on: [delete, select])
    case new(Int)  // listgen:row(cell: NumberCell, id: .value, on: insert)
}

// listgen:section(id: \.id)
struct Part: Equatable {
    let id: Int
    var steps: [Step]  // listgen:row(cell: StepCell, on: delete)
    var canAdd: Bool  // listgen:row(cell: AddCell, on: insert(event))
}

// listgen:list(.table)
struct Recipe {
    var items: [Item]
    var parts: [Part]
    var add: Bool  // listgen:row(cell: AddCell, on: [insert, select])
}

// listgen:list(.table, actions: .closures)
struct Notes {
    var notes: [Step]  // listgen:row(cell: StepCell, on: insert, selects: \.isOpen)
}

extension Step {
    var isOpen: Bool { !text.isEmpty }
}

final class StepCell: UITableViewCell {
    func configure(with step: Step) { textLabel?.text = step.text }
}

final class AddCell: UITableViewCell {}

final class NumberCell: UITableViewCell {
    func configure(with number: Int) { tag = number }
}

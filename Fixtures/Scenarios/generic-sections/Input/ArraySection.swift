import UIKit

protocol Titled {
    var id: Int { get }
    var title: String { get }
}

/// A section of any model and rows, as apps have it beside all of their lists.
// listgen:section(id: \.model.id, header: \.model.title)
struct ArraySection<Model: Titled, Element: Identifiable & Equatable> {
    var model: Model
    var elements: [Element]
}

/// One whose mark names a cell by its parameter, and whose first row is computed.
// listgen:section(header: CountHeader)
struct Ranking<Element: Identifiable & Equatable> {
    let id: String  // listgen:ignore
    // listgen:row(cell: ElementCell<Element>)
    var first: Element? { rest.first }
    // listgen:row(cell: ElementCell<Element>, configure: { cell, element, position in cell.tag = position.count })
    var rest: [Element]
    var sold: [Product] = []  // listgen:row(id: { "sold \($0.id)" })
}

final class ElementCell<Value: Identifiable & Equatable>: UITableViewCell {
    func configure(with value: Value) { textLabel?.text = "\(value.id)" }
}

final class CountHeader: UITableViewHeaderFooterView {
    func configure(id: String) { textLabel?.text = id }
}

import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Item: Equatable {
    let id: Int
    var name: String
}

final class ItemCell: UITableViewCell {
    func configure(with item: Item) { textLabel?.text = item.name }
}

protocol Titled: Equatable {
    var title: String { get }
}

final class TitleCell<Value: Titled>: UITableViewCell {
    func configure(with value: Value) { textLabel?.text = value.title }
}

// A cell of something else, which nothing fills from a parameter.
// listgen:list(.table)
struct Others<Element: Equatable> {
    var items: [Element]  // listgen:row(cell: ItemCell, id: .position)
}

// What identity and content need is asked of the parameter.
// listgen:list(.table)
struct Bare<Element> {
    var items: [Element]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
}

// A parameter that is called like a generated type, and one that is called like a type.
// listgen:list(.table)
struct Hidden<Row: Titled> {
    var items: [Row]  // listgen:row(cell: TitleCell<Row>, id: .position)
}

// listgen:list(.table)
struct Taken<Item: Titled> {
    var items: [Item]  // listgen:row(cell: TitleCell<Item>, id: .position)
}

// More than conformances is not yet built.
// listgen:list(.table)
struct Equal<Value: Collection> where Value.Element == Int {
    var items: [Value]  // listgen:row(cell: UITableViewCell, id: .position, configure: { _, _ in })
}

// listgen:list(.table)
struct Many<each Value: Titled> {
    var item: Item  // listgen:ignore
}

// The rows of a generic list have no name outside of it, where its events are.
// listgen:list(.table, on: select)
struct Selected<Value: Titled> {
    var items: [Value]  // listgen:row(cell: TitleCell<Value>, id: .position)
}

// A cell class as a parameter.
// listgen:list(.table)
struct Shown<Value: Titled, View: UITableViewCell> {
    var items: [Value]  // listgen:row(cell: View, id: .position)
}

// A generic section whose mark says nothing of an identity that its parameter does not have.
// listgen:section
struct Group<Value: Titled> {
    let id: Int  // listgen:ignore
    var items: [Value]  // listgen:row(cell: TitleCell<Value>)
}

// listgen:section
struct Marked<Row: Titled> {
    let id: Int  // listgen:ignore
    var items: [Row]  // listgen:row(cell: TitleCell<Row>, id: .position)
}

// Other generic types, and a generic list as a row.
// listgen:section
enum Loaded<Value: Titled> {
    case items([Value])
}

// listgen:rows
enum Choice<Value> {
    case one(Value)
}

// listgen:list(.table)
struct Outer {
    var groups: [Group<Item>]
    var marked: Marked<Item>
    var loaded: Loaded<Item>
    var inner: [Selected<Item>]
}

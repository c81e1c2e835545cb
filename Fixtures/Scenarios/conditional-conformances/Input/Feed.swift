import UIKit

struct Story: Hashable {
    let id: Int
    var title: String
}

struct Failure: Error, Equatable {
    let id: Int
}

// What holds of a value holds of the page around it.
struct Page<Value> {
    let id: Int
    var value: Value
}

extension Page: Equatable where Value: Equatable {}

struct Tagged<Tag, Raw> {
    var raw: Raw
}

extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}

struct File: Equatable {
    let id: Tagged<File, Int>
    var name: String
}

// By a typealias, and by a protocol of the standard library that refines it.
typealias Model = Codable & Hashable

struct Person: Model {
    let id: Int
    var name: String
}

struct Priority: Comparable {
    let id: Int
    static func < (a: Priority, b: Priority) -> Bool { a.id < b.id }
}

// A member that only some arguments have.
struct Box<Value> {
    var value: Value
}

extension Box: Equatable where Value: Equatable {}

extension Box where Value == String {
    var id: String { value }
}

// What is asked of the elements of an argument, and of an associated type that a property names.
struct Shelf<Items: Sequence> {
    let id: Int
    var items: Items
}

extension Shelf: Equatable where Items.Element: Equatable {
    static func == (a: Shelf, b: Shelf) -> Bool { a.items.elementsEqual(b.items) }
}

protocol Keyed {
    associatedtype Key
    var key: Key { get }
}

extension Keyed where Key == Int {
    var id: Int { key }
}

struct Entry: Keyed, Equatable {
    let key: Int
}

// An object that is identifiable without a member `id`.
final class Node: Identifiable {
    var name = ""
}

// listgen:list(.table)
struct Feed {
    var pages: [Page<Story>]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var results: [Result<Story, Failure>]  // listgen:row(cell: UITableViewCell, id: .position, configure: { _, _ in })
    var files: [File]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var people: [Person]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var priorities: [Priority]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    // listgen:row(cell: UITableViewCell, id: .kind, configure: { _, _ in })
    var pair: (first: Story, second: Page<Int>)
    var boxes: [Box<String>]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var shelves: [Shelf<[Story]>]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var entries: [Entry]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var nodes: [Node]  // listgen:row(cell: UITableViewCell, content: .always, configure: { _, _ in })
}

import Kit
import UIKit

struct Plain {
    let id: Int
}

struct Failure: Error {
    let id: Int
}

struct Story: Hashable {
    let id: Int
}

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
    let id: Tagged<File, Plain>
    static func == (a: File, b: File) -> Bool { true }
}

// On its actor alone.
@MainActor struct Bound: @MainActor Equatable {
    let id: Int
}

// A protocol of another module may refine Equatable or not.
struct Kept: KitValue {
    let id: Int
}

struct Linked<Target> {
    let id: Int
    var target: Target
}

extension Linked: Equatable where Target: AnyObject {
    static func == (a: Linked, b: Linked) -> Bool { a.target === b.target }
}

protocol Showing {
    var text: String { get }
}

extension Page: Showing where Value: Showing {
    var text: String { value.text }
}

final class ShowingCell: UITableViewCell {
    func configure<Value: Showing>(with value: Value) { textLabel?.text = value.text }
}

// listgen:list(.table)
struct Feed {
    var pages: [Page<Plain>]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var nested: [Page<Page<Plain>>]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var links: [Linked<Int>]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var results: [Result<Story, Failure>]  // listgen:row(cell: UITableViewCell, id: .position, configure: { _, _ in })
    var files: [File]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var bound: [Bound]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var kept: [Kept]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var unread: [Page<SDK.Song>]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var shown: [Page<Story>]  // listgen:row(cell: ShowingCell)
    // listgen:row(cell: UITableViewCell, id: .kind, configure: { _, _ in })
    var plain: [[Plain]]
    // listgen:row(cell: UITableViewCell, id: .kind, configure: { _, _ in })
    var erased: any Equatable
    // listgen:row(cell: UITableViewCell, id: .kind, configure: { _, _ in })
    var run: () -> Void
}

import UIKit

struct Throwing: Equatable {
    var id: Int { get throws { 1 } }
}

struct Waiting: Equatable {
    var key: Int { get async { 1 } }
}

struct Lazy {
    let id: Int
    lazy var text = "\(id)"
}

struct Counting {
    let id: Int
    var next: Int { mutating get { id + 1 } }
}

struct Opaque: Equatable {
    var id: some Hashable { 1 }
}

struct Erased: Equatable {
    var id: any Hashable { 1 }
    static func == (a: Erased, b: Erased) -> Bool { true }
}

struct Function {
    var id: () -> Int
}

@MainActor final class Bound {
    let id = 0
    var title = ""
}

final class Label: UIView {
    let id = 0
    var title = ""
    nonisolated var tone: Int { 1 }
}

struct Later: Equatable {
    @available(iOS 99, *) var id: Int { 1 }
}

struct Box<Value: Equatable>: Equatable {
    var value: Value
}

extension Box where Value == String {
    var id: String { value }
}

struct Outer {
    let id: Int
    var inner: Inner
    struct Inner {
        @MainActor var title: String { "" }
    }
}

// listgen:section
struct Group {
    var id: Int { get throws { 1 } }
    var lines: [String]  // listgen:row(cell: UITableViewCell, id: .position, configure: { _, _ in })
}

struct Owner {
    var cell: UITableViewCell { get throws { UITableViewCell() } }
}

// listgen:list(.table, context: Owner, cell: UITableViewCell, configure: { _, _ in })
struct Feed {
    var throwing: [Throwing]  // listgen:row
    var waiting: [Waiting]  // listgen:row(id: \.key)
    var lazies: [Lazy]  // listgen:row(content: [\.text])
    var counting: [Counting]  // listgen:row(content: [\.next])
    var opaque: [Opaque]  // listgen:row
    var erased: [Erased]  // listgen:row
    var functions: [Function]  // listgen:row(content: .always)
    var bound: [Bound]  // listgen:row(content: [\.title])
    var labels: [Label]  // listgen:row(content: [\.title])
    var tones: [Label]  // listgen:row(content: [\.tone])
    var later: [Later]  // listgen:row
    var boxes: [Box<Int>]  // listgen:row
    var outer: [Outer]  // listgen:row(content: [\.inner.title])
    var groups: [Group]
    var note: String  // listgen:row(cell: .owned(\.cell))
}

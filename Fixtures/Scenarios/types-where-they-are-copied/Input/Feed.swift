import UIKit

// A raw value by its name in the enum.
enum Filter: String {
    case unread, flagged
    var id: RawValue { rawValue }
}

struct Tone: RawRepresentable, Hashable {
    let rawValue: Int
    var id: Self.RawValue { rawValue }
}

// A typealias of a protocol, and an associated type.
protocol Keyed {
    typealias Key = Int
    associatedtype Token: Hashable
    var token: Token { get }
}

struct Song: Keyed, Equatable {
    let id: Key
    let token: String
}

extension Keyed {
    var ticket: Token { token }
}

// A type inside of a generic one.
struct Page<Value> {
    struct Line {
        let id: Number
        var text: String
    }
    struct Number: Hashable {
        var value: Int
    }
    var first: Line
    typealias First = Line
}

typealias NumberPage = Page<Int>

extension Page.Line: Equatable {}

// Typealiases with type parameters.
typealias Many<Value> = [Value]
typealias Perhaps<Value> = Value?
typealias Pair<Value> = (first: Value, second: Value)

enum Space {
    struct Story: Equatable {
        let id: Int
    }
    typealias One = Story
    typealias Stories = Many<One>
}

// listgen:rows
enum Entry {
    struct Target {}
    case button(@MainActor (Target) -> Void)  // listgen:row(cell: ButtonCell, id: .kind, content: .always)
}

final class ButtonCell: UITableViewCell {
    func configure(with run: @escaping @MainActor (Entry.Target) -> Void) {}
}

// A typealias of a protocol that the cell conforms to.
protocol StoryShowing {
    typealias Model = Space.Story
}

// listgen:cell
final class StoryCell: UITableViewCell, StoryShowing {
    func configure(with story: Model) { textLabel?.text = "\(story.id)" }
}

// listgen:list(.table, on: select)
struct Feed {
    var filters: [Filter]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var tones: [Tone]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var songs: [Song]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var tickets: [Song]  // listgen:row(cell: UITableViewCell, id: \.ticket, configure: { _, _ in })
    var lines: [Page<Int>.Line]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var firsts: [Page<String>.First]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var numbers: [NumberPage.Line]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var stories: Space.Stories
    var more: Many<Space.One> = Many<Space.Story>()
    var lead: Perhaps<Space.Story>
    var sure: Space.Story!
    var rest: Many<Space.Story>.SubSequence
    var chosen: Swift::Array<Space.Story>
    var loaded: Perhaps<Many<Space.Story>>
    var entries: [Entry]
    // listgen:row(cell: UITableViewCell, id: .kind, content: .always, configure: { _, _ in })
    var pair: Pair<Int>
}

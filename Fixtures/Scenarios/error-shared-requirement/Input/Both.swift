import UIKit

// One requirement for two declarations: whoever implements it could not tell which row was tapped.

struct Story: Equatable { let id: Int }
final class StoryCell: UITableViewCell { func configure(with story: Story) {} }
final class WaitCell: UITableViewCell {}

// listgen:section
enum Left {
    case wait  // listgen:row(cell: WaitCell, on: select)
    case stories([Story])  // listgen:row(cell: StoryCell, on: select)
}
// listgen:section
enum Right {
    case wait  // listgen:row(cell: WaitCell, on: select)
    case stories([Story])  // listgen:row(name: "rightStories", cell: StoryCell, on: select)
}
// listgen:section(id: \.id)
struct Group { let id: Int; var items: [Story] /* listgen:row(cell: StoryCell, on: select) */ }
// listgen:section(id: \.id)
struct Crowd { let id: Int; var items: [Story] /* listgen:row(cell: StoryCell, on: select) */ }

// listgen:list(.table)
struct Both {
    var left: Left
    var right: Right
    // One declaration that is held twice is one.
    var first: [Group]
    var second: [Group]
    var crowd: Crowd
}

// listgen:rows
enum Entry: Equatable {
    case loader  // listgen:row(cell: WaitCell, on: willDisplay)
    case Loader  // listgen:row(cell: WaitCell, on: willDisplay)
}
// listgen:list(.table)
struct Entries { var entries: [Entry] }

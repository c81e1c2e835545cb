import UIKit

struct Story: Equatable {
    let id: Int
}

// One for each argument of the type around it.
struct Screen<Value> {
    // listgen:rows
    enum Item: Equatable {
        case story(Story)
    }

    // listgen:list(.table)
    struct Inner {
        var stories: [Story]
    }
}

struct Player: ~Copyable {
    let id: Int
}

// listgen:list(.table, context: Player)
struct Feed {
    var stories: [Story]
}

// listgen:list(.table)
struct Once: ~Copyable {
    var stories: [Story]
}

// listgen:list(.table)
struct Names {
    var items: [Screen<Int>.Item]
    var names: [Story]  // listgen:row(cell: NameCell)
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}

// Nobody else can set it.
final class NameCell: UITableViewCell {
    // listgen:configure
    private(set) var story: Story?
}

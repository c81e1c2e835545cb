import ListRuntime
import ListRuntimeUIKit
import UIKit

/// Types of the app that are called like types that generated code names: those are written with their module.

enum ListState { case loading, loaded }
struct RowPath {}
struct IndexPath {}
struct Int {}
struct Bool {}
struct RowEvent {}
class ListTable {}
protocol Hashable {}

struct Story: Swift.Equatable {
    let id: Swift.Int
    var title: Swift.String
}

// listgen:list(.table, on: select(event), height: 44)
struct Feed {
    var stories: [Story]
    // listgen:section(header: "More")
    var more: [Story]
    var days: [[Story]]
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {
        textLabel?.text = story.title
    }
}

final class EmptyCell: UITableViewCell {}

/// Here only what is nested hides a name, and a member hides a function.
enum Archive {
    struct UIView {}

    // listgen:list(.table)
    struct Shelf {
        var max: [Story]
        // listgen:section(empty: EmptyCell)
        var others: [Story]
    }
}

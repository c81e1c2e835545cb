import UIKit

struct Task: Equatable {
    let id: Int
    var isMine: Bool
}

// listgen:actions
enum TaskAction {
    case done  // listgen:action(title: "Done")
    case pin  // listgen:action(color: .systemBlue)
    case late  // listgen:action(title: { late in "Late" })
    case delete(Int)  // listgen:action(title: { a, b in "\(a)" }, style: .destructive)
}

enum PlainAction {
    case done
}

// listgen:list(.table)
struct Tasks {
    var open: [Task]  // listgen:row(cell: TaskCell, trailingSwipe: [.done])
    var asked: [Task]  // listgen:row(cell: TaskCell, leadingSwipe: .asked)
    var late: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, trailingSwipe: [.dome, .delete(1)])
    var gone: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, on: delete, trailingSwipe: [.done])
    var plain: [Task]  // listgen:row(cell: TaskCell, does: PlainAction, trailingSwipe: [.done])
    var given: [Task]  // listgen:row(cell: TaskCell, trailingSwipe: given(for:))
    var wrong: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, trailingSwipe: names(of:))

    static func given(for task: Task) -> UISwipeActionsConfiguration? { nil }
    static func names(of task: Task) -> [String] { [] }
}

// listgen:list(.table, delegate: .mine)
struct Mine {
    var open: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, trailingSwipe: [.done])
}

// listgen:list(.table, on: [tableView(_:trailingSwipeActionsConfigurationForRowAt:), tableView(_:canEditRowAt:), tableView(_:editingStyleForRowAt:)])
struct Passed {
    var open: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, trailingSwipe: [.done])
}

// listgen:list(.collection, columns: 2)
struct Board {
    var tasks: [Task]  // listgen:row(cell: CardCell, does: TaskAction, trailingSwipe: [.done])
}

// listgen:list(.collection, layout: .list(.plain))
struct Grid {
    // listgen:section(layout: .grid(columns: 2))
    var tasks: [Task]  // listgen:row(cell: CardCell, does: TaskAction, trailingSwipe: [.done])
}

// listgen:list(.table, does: TaskAction, trailingSwipe: .asked)
struct Asked {
    var open: [Task]  // listgen:row(cell: TaskCell)
    var plain: [Task]  // listgen:row(cell: TaskCell, does: OtherAction)
}

// listgen:actions
enum OtherAction {
    case done  // listgen:action(title: "Done")
}

final class TaskCell: UITableViewCell {
    func configure(with task: Task) {}
}

final class CardCell: UICollectionViewCell {
    func configure(with task: Task) {}
}

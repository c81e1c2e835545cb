import UIKit

struct Task: Equatable {
    let id: Int
}

// listgen:actions
enum TaskAction {
    case done  // listgen:action(title: "Done")
}

// listgen:list(.table)
struct Tasks {
    // The actions of UIKit have handlers, so nobody would perform these.
    var open: [Task]  // listgen:row(cell: TaskCell, leadingSwipe: done(for:), does: TaskAction)
    var closed: [Task]  // listgen:row(cell: TaskCell, leadingSwipe: [.done], does: TaskAction)

    static func done(for task: Task) -> [UIContextualAction] { [] }
}

final class TaskCell: UITableViewCell {
    func configure(with task: Task) {}
}

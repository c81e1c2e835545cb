import UIKit

struct Task: Equatable {
    let id: Int
    var isMine: Bool
}

// listgen:actions
enum TaskAction {
    case done  // listgen:action(title: "Done")
}

// listgen:list(.table, canEdit: \.isMine, does: TaskAction, fullSwipe: false)
struct Tasks {
    var open: [Task]  // listgen:row(cell: TaskCell)
    var done: [Task]  // listgen:row(cell: TaskCell, leadingSwipe: given(for:), fullSwipe: true)

    static func given(for task: Task) -> UISwipeActionsConfiguration? { nil }
}

final class TaskCell: UITableViewCell {
    func configure(with task: Task) {}
}

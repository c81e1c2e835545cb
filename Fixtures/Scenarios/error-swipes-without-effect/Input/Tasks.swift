import UIKit

struct Task: Equatable {
    let id: Int
    var isMine: Bool
}

// listgen:actions
enum TaskAction {
    case done  // listgen:action(title: "Done")
}

// listgen:list(.table, canEdit: \.isMine, does: TaskAction, fullSwipe: false, on: selectionChange)
struct Tasks {
    var open: [Task]  // listgen:row(cell: TaskCell)
    var done: [Task]  // listgen:row(cell: TaskCell, leadingSwipe: given(for:), fullSwipe: true)
    var gone: [Task]  // listgen:row(cell: TaskCell, preview: { _ in nil }, on: commit)
    var chosen: [Task]  // listgen:row(cell: TaskCell, on: choose)
    var shown: [Task]  // listgen:row(cell: TaskCell, menu: menu(for:), preview: { _ in nil })

    static func menu(for task: Task) -> UIContextMenuConfiguration? { nil }
    static func given(for task: Task) -> UISwipeActionsConfiguration? { nil }
}

final class TaskCell: UITableViewCell {
    func configure(with task: Task) {}
}

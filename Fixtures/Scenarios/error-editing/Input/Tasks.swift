import UIKit

struct Task: Equatable {
    let id: Int
    var isMine: Bool
    var isSent: Bool
}

// listgen:list(.table, canEdit: \.isMine)
struct Tasks {
    var open: [Task]  // listgen:row(cell: TaskCell, on: select)
    // listgen:row(cell: DoneCell, when: \.isSent, on: delete, canEdit: \.isMine)
    // listgen:row(cell: TaskCell, canEdit: \.isSent)
    var done: [Task]
    // listgen:row(cell: TaskCell, on: delete, canEdit: { task, context, third, fourth in task.isMine })
    var late: [Task]
}

// listgen:list(.collection)
struct Board {
    var tasks: [Task]  // listgen:row(cell: CardCell, on: delete)
}

final class TaskCell: UITableViewCell {
    func configure(with task: Task) {}
}

final class DoneCell: UITableViewCell {
    func configure(with task: Task) {}
}

final class CardCell: UICollectionViewCell {
    func configure(with task: Task) {}

    // listgen:on(delete)
    func remove() {}
}

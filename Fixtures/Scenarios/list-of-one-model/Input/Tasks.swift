import UIKit

struct Task: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Tasks {
    var tasks: [Task]
}

// listgen:cell
final class TaskCell: UITableViewCell {
    func configure(with task: Task) {
        textLabel?.text = task.title
    }
}

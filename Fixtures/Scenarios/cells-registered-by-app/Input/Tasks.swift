import UIKit

struct Task: Equatable {
    let id: Int
    var title: String
}

// The app registers the nib of `NibCell` under its name, and the class of `TaskHeader` under "header".
// listgen:list(.table)
struct Tasks {
    // listgen:section(header: TaskHeader)
    var open: [Task]  // listgen:row(cell: NibCell, registered: false)
    var done: [Task]
}

// listgen:rows(provider: .table)
enum TaskItem {
    case task(Task)  // listgen:row(cell: NibCell, registered: false)
    case done(Task)
}

// listgen:list(.table)
struct Nibs {
    var tasks: [Task]  // listgen:row(cell: NibCell, registered: false)
}

class NibCell: UITableViewCell {
    func configure(with task: Task) { textLabel?.text = task.title }
    override func awakeFromNib() { super.awakeFromNib() }
}

// listgen:cell(reuse: "done", registered: true)
final class DoneCell: UITableViewCell {
    func configure(with task: Task) { textLabel?.text = "Done: \(task.title)" }
}

// listgen:cell(reuse: "header", registered: false)
final class TaskHeader: UITableViewHeaderFooterView {
    func configure(with tasks: [Task]) { textLabel?.text = "\(tasks.count) open" }
}

import UIKit

struct Task: Equatable {
    let id: Int
    var title: String
}

// The app keeps the delegate; what the data source is asked for passes through all the same.
// listgen:list(.table, delegate: .mine, on: [
//     tableView(_:canMoveRowAt:), tableView(_:moveRowAt:to:), sectionIndexTitles,
//     tableView(_:prefetchRowsAt:)
// ])
struct Tasks {
    var tasks: [Task]  // listgen:row(cell: TaskCell)
}

// Several sections hide their spacing while they are empty, unless the app says all heights of headers itself.
// listgen:list(.table, on: [tableView(_:heightForHeaderInSection:), tableView(_:viewForHeaderInSection:)])
struct Board {
    var open: [Task]  // listgen:row(cell: TaskCell)
    // listgen:section(footer: "Done")
    var done: [Task]  // listgen:row(cell: TaskCell)
}

// Heights that are learned as rows come on screen are learned before the app hears of them.
// listgen:list(.table, on: [tableView(_:willDisplay:forRowAt:), tableView(_:didSelectRowAt:)])
struct Notes {
    var notes: [Task]  // listgen:row(cell: TaskCell, estimatedHeight: 80)
}

final class TaskCell: UITableViewCell {
    func configure(with task: Task) { textLabel?.text = task.title }
}

import UIKit

struct Task: Equatable {
    let id: Int
    var isMine: Bool
}

// listgen:actions
enum TaskAction {
    case done  // listgen:action(title: "Done")
    case delete  // listgen:action(title: "Delete", style: .destructive)
}

// listgen:list(.table)
struct Tasks {
    var open: [Task]  // listgen:row(cell: TaskCell, menu: [.done])
    var late: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, menu: [[.done], [.dlete]])
    var wrong: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, menu: names(of:))
    var shown: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, menu: [.done], preview: show(_:))

    static func names(of task: Task) -> [String] { [] }
    static func show(_ task: Task) {}
}

// listgen:list(.table, delegate: .mine)
struct Mine {
    var open: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, menu: [.done], on: commit)
}

// listgen:list(.table, on: [tableView(_:contextMenuConfigurationForRowAt:point:), tableView(_:willPerformPreviewActionForMenuWith:animator:)])
struct Passed {
    var open: [Task]  // listgen:row(cell: TaskCell, does: TaskAction, menu: [.done], on: commit)
}

// listgen:list(.collection, on: collectionView(_:previewForHighlightingContextMenuWithConfiguration:))
struct Board {
    var tasks: [Task]  // listgen:row(cell: CardCell, does: TaskAction, menu: [.done])
}

// listgen:list(.table, menu: .asked, trailingSwipe: .asked)
struct Asked {
    var open: [Task]  // listgen:row(cell: TaskCell, does: TaskAction)
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

// The enum of one row has other actions than the menu around it offers.
// listgen:list(.table, does: TaskAction, menu: [.done])
struct Around {
    var open: [Task]  // listgen:row(cell: TaskCell)
    var read: [Task]  // listgen:row(cell: TaskCell, does: ReadAction)
}

// listgen:actions
enum ReadAction {
    case archive  // listgen:action(title: "Archive")
}

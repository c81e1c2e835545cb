import ListRuntimeUIKit
import UIKit

struct Task: Equatable {
    let id: Int
    var title: String
    var isLocked = false
}

struct Note: Equatable {
    let id: Int
    var text: String
}

final class TasksContext {
    var isReadOnly = false
}

// listgen:rows(on: delete, canEdit: { $0.isOld })
enum Entry: Equatable {
    case note(Note)  // listgen:row(cell: NoteCell)
    // listgen:row(cell: TaskCell, on: delete, canEdit: { task, context in !task.isLocked && !context.isReadOnly })
    case task(Task)

    var isOld: Bool { true }
}

// listgen:section(id: \.id, header: \.title, on: delete, canEdit: Project.canDelete(_:in:))
struct Project: Equatable {
    let id: String
    var title: String  // listgen:ignore
    var tasks: [Task]  // listgen:row(cell: TaskCell, on: delete(event), canEdit: { task, section in section.id != "fixed" })
    var canAdd: Bool  // listgen:row(cell: AddCell)

    static func canDelete(_ row: Project.Row, in context: TasksContext) -> Bool { !context.isReadOnly }
}

// listgen:list(.table, context: TasksContext, on: delete, canEdit: true)
struct Tasks {
    var hint: String?  // listgen:row(cell: HintCell, on: delete, canEdit: false)
    var inbox: [Task]  // listgen:row(cell: TaskCell)
    var entries: [Entry]
    var projects: [Project]
    var isLoading: Bool  // listgen:row(cell: AddCell, on: delete, canEdit: context.isReadOnly)
}

final class TaskCell: UITableViewCell {
    func configure(with task: Task) { textLabel?.text = task.title }
}

final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

final class HintCell: UITableViewCell {
    func configure(with hint: String) { textLabel?.text = hint }
}

final class AddCell: UITableViewCell {}

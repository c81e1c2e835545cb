import HeadlessUIKit
@_spi(Generated) import ListRuntimeUIKit

/// What an app does when the user acts on chores, and a record of it.
@MainActor
final class ChoreApp {
    var heard: [String] = []
    var onPerform: (ChoreAction, Chore, RowEvent) -> Void = { _, _, _ in }
    var onDelete: (Chore) -> Void = { _ in }

    func perform(_ action: ChoreAction, _ chore: Chore, _ event: RowEvent) {
        heard.append("\(action) \(chore.id) \(chore.title)")
        onPerform(action, chore, event)
    }

    func preview(_ chore: Chore) -> UIViewController? {
        heard.append("preview \(chore.id)")
        return UIViewController()
    }

    func commit(_ chore: Chore, _ preview: UIViewController?) {
        heard.append("commit \(chore.id) \(chore.title) \(preview != nil)")
    }

    func delete(_ chore: Chore) {
        heard.append("delete \(chore.id) \(chore.title)")
        onDelete(chore)
    }
}

import ListRuntimeUIKit
import UIKit

struct Chore: Equatable {
    let id: Int
    var title: String
    var isDone = false

    @MainActor var offers: [[ChoreAction]] { [[.done(isDone)], [.delete]] }
}

// listgen:actions
enum ChoreAction: Equatable {
    case done(Bool)  // listgen:action(title: { $0 ? "Undo" : "Done" }, isOn: { $0 })
    case pin  // listgen:action(title: "Pin")
    case delete  // listgen:action(title: "Delete", style: .destructive)
}

final class ChoreController: UIViewController {
    let chore: String

    init(_ chore: String) {
        self.chore = chore
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class ChoresContext {
    var isReadOnly = false

    @MainActor func preview(of chore: Chore) -> ChoreController { ChoreController(chore.title) }

    @MainActor func offers(for entry: Entry) -> [[ChoreAction]] { isReadOnly ? [] : [[.pin], [.delete]] }
}

// listgen:rows(menu: context.offers(for:), on: commit)
enum Entry: Equatable {
    case chore(Chore)  // listgen:row(cell: ChoreCell, preview: { ChoreController($0.title) })
    case hint(String)  // listgen:row(cell: HintCell, id: .value, menu: hintMenu)

    @MainActor static func hintMenu(_ hint: String) -> UIMenu? {
        UIMenu(title: hint, children: [UIAction(title: "Copy") { _ in }])
    }
}

// listgen:section(id: \.id, header: \.title, menu: .asked)
struct Group: Equatable {
    let id: Int
    var title: String  // listgen:ignore
    // listgen:row(preview: { chore, section in section.id > 1 ? nil : ChoreController(section.title + chore.title) }, on: commit(event))
    var chores: [Chore]
    // listgen:row(cell: AddCell, menu: section.id == 1 ? [.pin] : [])
    var canAdd: Bool
}

// listgen:list(.table, context: ChoresContext, does: ChoreAction)
struct Chores {
    // listgen:row(menu: { chore, context in context.isReadOnly ? [] : [[.done(chore.isDone), .pin], [.delete]] }, preview: preview(of:), on: commit)
    var chores: [Chore]
    var plain: [Chore]  // listgen:row(menu: \.offers)
    var entries: [Entry]
    var groups: [Group]
    var tip: String?  // listgen:row(cell: HintCell, menu: configuration)
    var isLoading: Bool  // listgen:row(cell: AddCell)

    @MainActor static func configuration(_ tip: String) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: tip, children: [UIAction(title: "Hide") { _ in }])
        }
    }
}

// listgen:cell
final class ChoreCell: UITableViewCell {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))  // listgen:lift

    func configure(with chore: Chore) {
        contentView.addSubview(icon)
        textLabel?.text = chore.title
    }
}

final class HintCell: UITableViewCell {
    // listgen:lift
    func lifted() -> UITargetedPreview? { textLabel.map { UITargetedPreview(view: $0) } }

    func configure(with hint: String) { textLabel?.text = hint }
}

final class AddCell: UITableViewCell {}

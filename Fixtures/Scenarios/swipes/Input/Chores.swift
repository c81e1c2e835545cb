import ListRuntimeUIKit
import UIKit

struct Chore: Equatable {
    let id: Int
    var title: String
    var isDone = false
    var isPinned = false
}

// listgen:actions
enum ChoreAction: Equatable {
    // listgen:action(title: { $0 ? "Undo" : "Done" }, label: { "Mark \($0)" }, color: { $0 ? .systemGray : .systemGreen })
    case done(Bool)
    case pin(isOn: Bool)  // listgen:action(title: "Pin", isOn: { $0 }, isEnabled: true)
    case delete  // listgen:action(title: "Delete", style: .destructive, image: UIImage(systemName: "trash"))
    case share(count: Int, with: String)  // listgen:action(title: { count, name in "\(count) to \(name)" })
}

enum Titles {
    static let more = "More"
}

// listgen:actions
enum GroupAction: String {
    case open, close
    case more  // listgen:action(title: Titles.more, color: .systemBlue)

    var title: String { rawValue.capitalized }
    var isDestructive: Bool { self == .close }
}

final class ChoresContext {
    var isReadOnly = false
}

// listgen:rows(does: ChoreAction, trailingSwipe: [], leadingSwipe: { $0.offer }, fullSwipe: .trailing)
enum Entry: Equatable {
    case chore(Chore)  // listgen:row(cell: ChoreCell)
    case hint(String)  // listgen:row(cell: HintCell, id: .value, trailingSwipe: [.delete])

    var offer: [ChoreAction] { if case .chore(let chore) = self { [.done(chore.isDone)] } else { [] } }
}

// listgen:section(id: \.id, header: \.title, does: GroupAction, trailingSwipe: .asked, fullSwipe: false)
struct Group: Equatable {
    let id: Int
    var title: String  // listgen:ignore
    // listgen:row(does: ChoreAction, trailingSwipe: .asked, leadingSwipe: { chore, context in context.isReadOnly ? [] : [.done(chore.isDone)] })
    var chores: [Chore]
    var canAdd: Bool  // listgen:row(cell: AddCell)
}

// listgen:list(.table, context: ChoresContext, does: GroupAction, trailingSwipe: groupActions, leadingSwipe: [], fullSwipe: true)
struct Chores {
    var tip: String?  // listgen:row(cell: HintCell, trailingSwipe: tipSwipes(_:), fullSwipe: false, leadingSwipe: tipActions)
    // listgen:row(does: ChoreAction, leadingSwipe: [.done(true)], trailingSwipe: chores.isPinned ? [.pin(isOn: true)] : [.delete])
    var chores: [Chore]
    var entries: [Entry]
    var groups: [Group]
    var isLoading: Bool  // listgen:row(cell: AddCell, trailingSwipe: none)
    var canAdd: Bool  // listgen:row(cell: AddCell)

    static func none() -> UISwipeActionsConfiguration? { nil }

    static func tipActions(_ tip: String) -> UISwipeActionsConfiguration? { nil }

    @MainActor static func tipSwipes(_ tip: String) -> [UIContextualAction] {
        [UIContextualAction(style: .normal, title: tip) { _, _, done in done(true) }]
    }

    func groupActions(_ row: Row) -> [GroupAction] { [.open, .more] }
}

// listgen:cell
final class ChoreCell: UITableViewCell {
    func configure(with chore: Chore) { textLabel?.text = chore.title }
}

final class HintCell: UITableViewCell {
    func configure(with hint: String) { textLabel?.text = hint }
}

final class AddCell: UITableViewCell {}

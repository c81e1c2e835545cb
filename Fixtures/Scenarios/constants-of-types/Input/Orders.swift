import UIKit

// Constants of types that the program declares serve wherever a mark takes a value.

struct Order: Equatable {
    let id: Int
    var number: String
}

enum L10n {
    static let open = "Open"
    enum Done {
        static var title: String { "Done" }
        static func note(_ count: Int) -> String { "Since \(count) days" }
    }
}

enum Sizes {
    static let footer: CGFloat = 12
    static let row: CGFloat = 64
}

enum Flags {
    static let showsBadges = true
    static let isOpen = true
}

// listgen:actions
enum OrderAction: CaseIterable {
    case pack  // listgen:action(title: L10n.open)
    case cancel  // listgen:action(title: "Cancel", style: .destructive)
}

enum Offers {
    static let swipe: [OrderAction] = [.cancel]
    static let menu: [OrderAction] = [.pack, .cancel]
}

// listgen:list(.table)
struct Orders {
    // listgen:section(header: L10n.open, indexTitle: L10n.open, footer: Orders.note, footerHeight: Sizes.footer)
    // listgen:row(does: OrderAction, trailingSwipe: Offers.swipe, menu: Offers.menu, selects: Flags.isOpen, on: select)
    var open: [Order]
    // listgen:section(header: L10n.Done.title, footer: L10n.Done.note(7))
    // listgen:row(cell: BadgeCell, when: Flags.showsBadges, height: Sizes.row)
    // listgen:row(cell: OrderCell, height: Sizes.row, does: OrderAction, menu: OrderAction.allCases)
    var done: [Order]

    static func note(_ open: [Order]) -> String? { open.isEmpty ? nil : "\(open.count)" }
}

// listgen:cell
final class OrderCell: UITableViewCell {
    func configure(with order: Order) { textLabel?.text = order.number }
}

final class BadgeCell: UITableViewCell {
    func configure(with order: Order) { textLabel?.text = "★ \(order.number)" }
}

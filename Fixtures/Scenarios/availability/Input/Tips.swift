import UIKit

@available(iOS 17, macOS 14, *)
struct Tip: Equatable {
    let id: Int
    var title: String
}

@available(iOS 17, macOS 14, *)
enum TipScreen {
    // listgen:list(.table, on: select)
    @available(iOS 18, macOS 15, *)
    struct Tips {
        // listgen:row(height: { CGFloat($0.title.count) })
        var tips: [Tip]
        var groups: [TipGroup]
        var items: [TipItem]

        // listgen:row(cell: TipCell)
        @available(iOS 16, macOS 13, *)
        var recent: [Tip] { tips.suffix(3) }

        @available(*, deprecated, message: "use tips")
        var old: [Tip] { tips }
    }
}

// listgen:section
@available(iOS 17, macOS 14, *)
struct TipGroup {
    let id: Int
    var members: [Tip]
    // listgen:row(cell: TipCell)
    var last: Tip? { members.last }
}

// listgen:rows(provider: .table)
@available(iOS 17, macOS 14, *)
enum TipItem {
    case tip(Tip)
    @available(iOS 15, *)
    case more  // listgen:row(cell: MoreCell)
}

// listgen:cell
@available(iOS 17, macOS 14, *)
final class TipCell: UITableViewCell {
    func configure(with tip: Tip) { textLabel?.text = tip.title }
}

final class MoreCell: UITableViewCell {}

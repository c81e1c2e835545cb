import ListRuntime
import ListRuntimeUIKit
import UIKit

// An outline of whatever conforms.
// listgen:list(.collection, layout: .list(.plain))
struct Outline<Element: Identifiable & Equatable> {
    // listgen:row(cell: UICollectionViewListCell, children: \.nodes, isExpanded: \.open, configure: { cell, node in cell.tag = 1 }, on: select)
    var nodes: [Branch<Element>]
    var open: Set<Element.ID> = []
}
struct Branch<Element: Identifiable & Equatable>: Identifiable, Equatable {
    var element: Element
    var nodes: [Branch<Element>]
    var id: Element.ID { element.id }
}
// All are shown; rows are chosen, offer actions and are written into.
// listgen:actions
enum Act {
    case remove  // listgen:action(title: "Remove")
}
// listgen:list(.table)
struct Picks {
    // listgen:row(does: Act, trailingSwipe: [.remove], menu: [.remove], choice: \.picked, selects: true)
    var areas: [Area]
    var picked: Set<Int>  // listgen:ignore
}
// listgen:row(cell: AreaCell, children: \.parts)
struct Area: Equatable {
    var id: Int
    var isOn: Bool
    var parts: [Area]
}
final class AreaCell: UITableViewCell {
    let toggle = UISwitch()  // listgen:event(into: \.isOn)
    func configure(with area: Area, selection: RowSelection) { toggle.isOn = area.isOn }
}

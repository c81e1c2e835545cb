import UIKit

struct Chore: Equatable {
    let id: Int
}

// listgen:list(.table, on: tableView(_:previewForDismissingContextMenuWithConfiguration:))
struct Chores {
    var hidden: [Chore]  // listgen:row(cell: HiddenCell, menu: menu(of:))
    var twice: [Chore]  // listgen:row(cell: TwiceCell, menu: menu(of:))
    var methods: [Chore]  // listgen:row(cell: MethodCell, menu: menu(of:))
    var plain: [Chore]  // listgen:row(cell: PlainCell)

    static func menu(of chore: Chore) -> UIMenu? { nil }
}

final class HiddenCell: UITableViewCell {
    private let icon = UIView()  // listgen:lift
    func configure(with chore: Chore) {}
}

final class TwiceCell: UITableViewCell {
    let icon = UIView()  // listgen:lift
    let title = UILabel()  // listgen:lift
    func configure(with chore: Chore) {}
}

final class MethodCell: UITableViewCell {
    // listgen:lift
    func preview(of chore: Chore) -> UITargetedPreview? { nil }
    func configure(with chore: Chore) {}
}

final class PlainCell: UITableViewCell {
    let icon = UIView()  // listgen:lift
    func configure(with chore: Chore) {}
}

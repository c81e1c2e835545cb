import UIKit

struct Story: Equatable {
    let id: Int
}

// listgen:list(.table, delegate: .mine)
struct Settings {
    var stories: [Story]  // listgen:row(cell: TapCell)
}

final class TapCell: UITableViewCell {
    func configure(with story: Story) {}

    // listgen:on(select)
    func open(_ story: Story) {}
}

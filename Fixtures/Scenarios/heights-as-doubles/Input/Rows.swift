import UIKit

struct Step: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Steps {
    var short: [Step]  // listgen:row(cell: ShortCell)
    var wide: [Step]  // listgen:row(cell: WideCell)
}

final class ShortCell: UITableViewCell {
    static let height = 90.0
    static let estimatedHeight: Double = 80
    func configure(with step: Step) {}
}

final class WideCell: UITableViewCell {
    static func height(for step: Step, width: Double) -> Double { width / 2 }
    func configure(with step: Step) {}
}

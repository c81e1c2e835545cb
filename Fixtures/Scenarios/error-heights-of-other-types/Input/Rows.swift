import UIKit

struct Step: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Steps {
    var short: [Step]  // listgen:row(cell: ShortCell)
    var long: [Step]  // listgen:row(cell: LongCell)
    var wide: [Step]  // listgen:row(cell: WideCell)
}

final class ShortCell: UITableViewCell {
    // listgen:height
    static let rowHeight = 44
    func configure(with step: Step) {}
}

final class LongCell: UITableViewCell {
    // listgen:estimatedHeight
    static func guess(for step: Step) -> CGFloat? { nil }
    func configure(with step: Step) {}
}

final class WideCell: UITableViewCell {
    // listgen:height
    static func height(for step: Step) -> Float { 3 }
    func configure(with step: Step) {}
}

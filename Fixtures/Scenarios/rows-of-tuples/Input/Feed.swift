import UIKit

// The elements of a tuple are values of the row: by type, and several of one type by their labels or their order.

struct Story: Equatable { let id: Int }
struct Services { var story: Story; var isNew: Bool }

final class PairCell: UITableViewCell {
    func configure(with story: Story, isNew: Bool) { textLabel?.text = "\(story.id) \(isNew)" }
}
final class OrderCell: UITableViewCell {
    func configure(left: Story, right: Story) { textLabel?.text = "\(left.id) \(right.id)" }
}

// listgen:list(.table, context: Services)
struct Feed {
    var pairs: [(story: Story, isNew: Bool)]  // listgen:row(id: \.story.id as Int, cell: PairCell, content: .always)
    var unlabelled: [(Story, Story)]  // listgen:row(id: .position, cell: OrderCell, content: .always)
}

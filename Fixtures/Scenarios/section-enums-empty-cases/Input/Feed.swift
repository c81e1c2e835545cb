import UIKit

struct Story: Equatable { let id: Int }

// listgen:section(on: didEndDisplaying)
enum Part: Equatable {
    case loading  // listgen:row(cell: EmptyCell)
    // listgen:section(empty: EmptyCell)
    case stories([Story])
}

// listgen:list(.table)
struct Feed {
    var parts: [Part]
}

final class EmptyCell: UITableViewCell {}
// listgen:cell
final class StoryCell: UITableViewCell { func configure(with story: Story) {} }

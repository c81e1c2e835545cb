import UIKit

struct Step: Equatable {
    let id: Int
}

// listgen:list(.table, on: [tableView(_:commit:forRowAt:), tableView(_:didSelectRowAt:)])
struct Recipe {
    var steps: [Step]  // listgen:row(cell: StepCell, on: [insert, delete])
    var others: [Step]  // listgen:row(cell: StepCell, on: insert)
}

// listgen:list(.table, delegate: .mine)
struct Mine {
    var steps: [Step]  // listgen:row(cell: StepCell, on: insert)
}

// listgen:list(.collection)
struct Board {
    var steps: [Step]  // listgen:row(cell: CardCell, on: insert)
}

final class StepCell: UITableViewCell {
    func configure(with step: Step) {}
}

final class CardCell: UICollectionViewCell {
    func configure(with step: Step) {}
}

import UIKit

struct Field: Equatable {
    let id: Int
    var isLong = false
}

// listgen:list(.table)
struct Form {
    // listgen:row(cell: LongCell, when: \.isLong)
    // listgen:row(cell: FieldCell)
    var fields: [Field]
}

final class FieldCell: UITableViewCell {
    let bio = UITextView()  // listgen:event
    private let field = UITextField()  // listgen:event
    private(set) var onTap: (() -> Void)?  // listgen:event
    var onWait: (() async -> Void)?  // listgen:event
    let stars = StarControl()  // listgen:event
    var onReturn: (() -> Bool)?  // listgen:event
    var onClose: (() -> Void)?  // listgen:event(else: false)
    var onMove: (() -> Void)?  // listgen:event(.valueChanged)
    let toggle = UISwitch()  // listgen:event(remeasures: true)
    var isAllowed: (() -> Int)?  // listgen:event(else: 0)
    var onSend: (@Sendable (Int) -> Void)?  // listgen:event

    func configure(with field: Field) {}
}

final class LongCell: UITableViewCell {
    var isAllowed: (() -> Bool)?  // listgen:event(else: true)

    func configure(with field: Field) {}
}

final class StarControl: UIControl {}

// listgen:list(.table)
struct Offers {
    var fields: [Field]  // listgen:row(cell: OfferCell)
}

final class OfferCell: UITableViewCell {
    // listgen:event(canTake)
    func configure(with field: Field, canTake: @escaping () -> Bool) {}
}

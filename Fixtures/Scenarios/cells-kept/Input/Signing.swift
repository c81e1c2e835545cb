import UIKit

// A prototype may be kept by a row that occurs once at most, if no other row is shown by it.
// listgen:list(.table)
struct Signing {
    var signature: Field?  // listgen:row(cell: SignatureCell, prototype: "signature", keeps: .perRow)
    var accepts: Bool  // listgen:row(cell: UITableViewCell, prototype: "accepts", keeps: .perRow)
    var notes: [Note]  // listgen:row(cell: NoteCell, prototype: "note")
}

final class SignatureCell: UITableViewCell {
    func configure(with field: Field) { textLabel?.text = field.label }
}

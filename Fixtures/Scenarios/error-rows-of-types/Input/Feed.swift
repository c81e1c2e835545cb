import ListRuntime
import ListRuntimeUIKit
import UIKit

// Nothing conforms.
// listgen:rows
protocol Lonely {}

// Nothing inherits.
// listgen:rows
class Childless {}

// In a circle nothing is below.
typealias Base = Photo
// listgen:rows
class Message: Base {}
class Photo: Message {}

// listgen:rows
protocol First: Second {}
protocol Second: First {}

// Values of a generic type are of any number of types.
// listgen:rows
protocol Box {}
struct Crate<Value>: Box {}
private struct Hidden: Box {}

// The enum of the rows needs a name.
// listgen:rows
protocol Item { var id: Int { get } }
struct ItemRow {}
struct Post: Item { let id: Int }

// A kind without a cell, one without an identity, one whose content nobody can compare.
// listgen:rows
protocol Entry {}
struct Unshown: Entry { let id: Int }
struct Nameless: Entry, Equatable {}
// listgen:row(cell: UITableViewCell, configure: { cell, object in _ = cell })
final class Object: Entry { let id = 1 }

// listgen:list(.table)
struct Feed {
    var entries: [any Entry]
}

// listgen:cell
final class NamelessCell: UITableViewCell {
    func configure(with entry: Nameless) {}
}

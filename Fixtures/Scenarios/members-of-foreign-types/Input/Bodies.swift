import Foundation
import UIKit

// The members that extensions give to a class of another module are known, and what a protocol asks of it.
extension NSAttributedString {
    var key: String { string }
}

// listgen:list(.table)
struct Texts {
    // listgen:row(id: \.key, content: .always, cell: UITableViewCell, configure: { _, _ in })
    var texts: [NSAttributedString]
}

// listgen:rows(id: \.bodyID, content: .always, cell: UITableViewCell, configure: { _, _ in })
protocol Body {
    var bodyID: String { get }
}

extension NSNumber: Body {
    var bodyID: String { "\(self)" }
}

// listgen:list(.table)
struct Bodies {
    var bodies: [any Body]
}

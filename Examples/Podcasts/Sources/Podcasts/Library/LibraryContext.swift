import UIKit

/// How the library is shown.
struct LibraryContext: Equatable {
    var isList = false

    func columns(in width: CGFloat) -> Int {
        isList ? 1 : max(2, Int(width / 120))
    }
}

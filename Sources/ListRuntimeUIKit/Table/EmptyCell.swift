#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The cell of a row whose own cell is not there, or is shown elsewhere.
final class EmptyCell: UITableViewCell {}

#if !canImport(UIKit)
import Foundation

/// A running call of `cellForRowAt`.
struct CellForRowCall {
    let path: IndexPath
    /// The cell to be given back, when the row is reconfigured.
    let existing: UITableViewCell?
    var hasDequeued = false
}
#endif

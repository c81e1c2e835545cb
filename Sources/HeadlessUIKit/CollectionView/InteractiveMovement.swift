#if !canImport(UIKit)
import Foundation

/// An item that is held to be put elsewhere.
struct InteractiveMovement {
    let origin: IndexPath
    /// Over which item it is.
    var proposed: IndexPath
}
#endif

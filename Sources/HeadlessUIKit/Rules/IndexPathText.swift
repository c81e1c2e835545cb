#if !canImport(UIKit)
import Foundation

extension IndexPath {
    /// The path as UIKit's messages print it; the address is always zero.
    var uikitText: String {
        "<NSIndexPath: 0x0> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}
#endif

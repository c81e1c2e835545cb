#if !canImport(UIKit)
import Foundation

/// The name of a nib. There is no nib loader: dequeuing from one is reported as a violation.
@preconcurrency @MainActor
open class UINib: NSObject {
    let name: String
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
}
#endif

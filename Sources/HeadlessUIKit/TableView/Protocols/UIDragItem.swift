#if !canImport(UIKit)
import Foundation

/// What a drag carries. There is no dragging between views here.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
    /// UIKit has no such initialiser.
    public convenience override init() { self.init(itemProvider: NSItemProvider()) }
}
#endif

#if !canImport(UIKit)
import Foundation

/// Kept for its type only: there is no dragging between views.
@preconcurrency @MainActor
open class UITableViewDropProposal: NSObject {
    public let operation: UIDropOperation
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
#endif

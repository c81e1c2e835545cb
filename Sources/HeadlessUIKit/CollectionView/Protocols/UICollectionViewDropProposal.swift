#if !canImport(UIKit)
import Foundation

/// Kept for its type only: there are no drops.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: NSObject {
    public let operation: UIDropOperation
    public let intent: Intent
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.operation = operation
        self.intent = intent
        super.init()
    }

    /// What becomes of a dropped item.
    public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
}
#endif

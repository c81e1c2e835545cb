#if !canImport(UIKit)
import Foundation

/// The action of a swiped row before iOS 11; deprecated since iOS 13 and never asked for here.
@preconcurrency @MainActor
@available(*, deprecated, message: "Use UIContextualAction")
open class UITableViewRowAction: NSObject {}
#endif

#if !canImport(UIKit)
import Foundation

/// What a long press on a row offers.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: (() -> UIViewController?)?
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "")
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
#endif

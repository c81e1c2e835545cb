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

    /// What a press opens: the menu, an empty one beside a preview alone; nil where there is neither.
    var headlessMenu: UIMenu? { actionProvider?([]) ?? previewProvider.map { _ in UIMenu() } }
}

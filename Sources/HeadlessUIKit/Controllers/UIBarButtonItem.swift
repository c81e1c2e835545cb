#if !canImport(UIKit)
import Foundation

/// A button of a bar. A test presses it with `headlessTap()`.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tintColor: UIColor?
    open var menu: UIMenu?
    open var primaryAction: UIAction?
    open var customView: UIView?

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
        super.init()
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: "\(systemItem)", primaryAction: primaryAction, menu: menu)
    }
    public convenience init(customView: UIView) {
        self.init(title: nil)
        self.customView = customView
    }
    /// Runs the primary action, if the button is enabled.
    open func headlessTap() {
        if isEnabled { primaryAction?.perform(sender: self) }
    }

    /// A button with a system look.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }
}
#endif

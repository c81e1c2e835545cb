#if !canImport(UIKit)
import Foundation

/// What the navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var hidesBackButton = false
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var backButtonTitle: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    public init(title: String) {
        self.title = title
        super.init()
    }
    public override convenience init() { self.init(title: "") }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}
#endif

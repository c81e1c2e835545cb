/// Classes of UIKit and its neighbours.
enum SystemClasses {
    /// The class whose subclasses a list view dequeues.
    static func view(header: Bool, of target: ListTarget) -> String { header ? target.headerType : target.cellType }

    /// Whether a type of the system is no class that a list view dequeues, or no class at all. Unknown names are trusted.
    static func isOther(_ name: String, header: Bool, of target: ListTarget) -> Bool {
        var views = [view(header: header, of: target)]
        if target == .collection {
            // Cells are reusable views, too.
            views += ["UICollectionViewCell", "UICollectionViewListCell"]
        }
        return !views.contains(name) && (classes.contains(name) || StandardTypes.values.contains(name))
    }

    /// Whether a type of the system is no view, or one that a list view dequeues. Unknown names are trusted.
    static func isNoPlainView(_ name: String) -> Bool {
        if ListTarget.allCases.contains(where: { [$0.cellType, $0.headerType].contains(name) }) { return true }
        guard classes.contains(name) else { return StandardTypes.values.contains(name) }
        return (others + ["Cell", "Controller", "Window"]).contains(where: name.hasSuffix)
    }

    /// Whether a class of the system shows something, or controls what does.
    static func isView(_ name: String) -> Bool {
        classes.contains(name) && !others.contains(where: name.hasSuffix) && !menus.contains(name)
    }

    /// How the classes end that neither show something nor control what does.
    private static let others = [
        "Item", "Event", "Recognizer", "Document", "Layer", "Coder", "Object", "Responder", "Operation", "Thread",
    ]

    private static let menus: Set<String> = ["UIMenuController", "UIPresentationController"]

    /// Classes that apps inherit from.
    private static let classes = Set(
        words: """
            AVPlayerViewController CALayer MKAnnotationView MKMapView MTKView NSCoder NSObject Operation
            PHPickerViewController SCNView SKView Thread UIActivityIndicatorView UIBarButtonItem UIBarItem UIButton UICollectionReusableView
            UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewListCell UIColorWell
            UIContentUnavailableView UIControl UIDatePicker UIDocument UIEvent UIGestureRecognizer UIImageView
            UIInputView UILabel UIListContentView UIMenuController UINavigationBar UINavigationController
            UINavigationItem UIPageControl UIPageViewController UIPickerView UIPresentationController UIProgressView
            UIRefreshControl UIResponder UIScrollView UISearchBar UISearchController UISearchTextField
            UISegmentedControl UISlider UISplitViewController UIStackView UIStepper UISwitch UITabBar
            UITabBarController UITableView UITableViewCell UITableViewController UITableViewHeaderFooterView
            UITextField UITextView UIToolbar UIView UIViewController UIVisualEffectView UIWindow WKWebView
            """)
}

/// The classes that Interface Builder makes, by its words for them, and what they inherit from.
enum InterfaceBuilderClasses {
    /// The class of an object that says none of its own; nil for words that are not known.
    static func name(ofTag tag: String) -> String? {
        if let name = irregular[tag] { return name }
        let name = "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
        return superclasses[name] == nil ? nil : name
    }

    /// Whether a class is another, or inherits from it; nil if one of them is not known.
    static func isKind(_ name: String, of other: String) -> Bool? {
        guard superclasses[name] != nil, superclasses[other] != nil else { return nil }
        var current: String? = name
        while let known = current, known != other { current = superclasses[known] }
        return current == other
    }

    /// The words that are not the name of the class without its prefix.
    private static let irregular = [
        "layoutConstraint": "NSLayoutConstraint", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "mapView": "MKMapView", "wkWebView": "WKWebView", "tableViewCellContentView": "UIView",
        "collectionViewCellContentView": "UIView", "containerView": "UIView", "customObject": "NSObject",
        "view": "UIView", "arscnView": "UIView", "glkView": "UIView", "skView": "UIView", "sceneKitView": "UIView",
    ]

    private static let superclasses: [String: String] = {
        let lines = """
            UIResponder: UIView UIViewController
            UIView: UIControl UILabel UIImageView UIStackView UIScrollView UITableViewCell UITableViewHeaderFooterView
            UIView: UICollectionReusableView UIActivityIndicatorView UIProgressView UIPickerView UISearchBar UIToolbar
            UIView: UINavigationBar UITabBar UIVisualEffectView UIWebView WKWebView MKMapView UIWindow
            UIControl: UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker
            UIControl: UIColorWell UIRefreshControl
            UITextField: UISearchTextField
            UIScrollView: UITextView UITableView UICollectionView
            UICollectionReusableView: UICollectionViewCell
            UICollectionViewCell: UICollectionViewListCell
            UIViewController: UITableViewController UICollectionViewController UINavigationController UITabBarController
            UIViewController: UIPageViewController UISplitViewController
            UIGestureRecognizer: UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
            UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
            UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
            UIBarItem: UIBarButtonItem UITabBarItem
            NSObject: UIResponder UIGestureRecognizer UIBarItem NSLayoutConstraint UINavigationItem
            NSObject: UICollectionViewFlowLayout
            """
        var result = ["NSObject": ""]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: ":")
            for name in parts.last?.split(separator: " ") ?? [] { result[String(name)] = String(parts[0]) }
        }
        return result
    }()
}

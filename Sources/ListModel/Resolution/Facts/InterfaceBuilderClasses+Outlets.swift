extension InterfaceBuilderClasses {
    /// Whether a class of UIKit has an outlet, or one that it inherits from has.
    static func has(_ outlet: String, _ name: String) -> Bool {
        outlets.contains { $0.value.contains(outlet) && isKind(name, of: $0.key) ?? true }
    }

    /// The outlets of UIKit, by the class that declares them.
    private static let outlets: [String: Set<String>] = [
        "UIResponder": ["inputView", "inputAccessoryView", "inputViewController", "inputAccessoryViewController"],
        "UIView": ["gestureRecognizers", "maskView", "mask"],
        "UITableViewCell": [
            "contentView", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView",
            "accessoryView", "editingAccessoryView", "textLabel", "detailTextLabel", "imageView",
        ],
        "UITableViewHeaderFooterView": ["contentView", "backgroundView", "textLabel", "detailTextLabel"],
        "UICollectionViewCell": ["contentView", "backgroundView", "selectedBackgroundView"],
        "UIScrollView": ["delegate", "refreshControl"],
        "UITableView": [
            "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "backgroundView", "tableHeaderView",
            "tableFooterView",
        ],
        "UICollectionView": [
            "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "backgroundView",
            "collectionViewLayout",
        ],
        "UITextField": ["delegate", "leftView", "rightView"],
        "UISearchBar": ["delegate"],
        "UITabBar": ["delegate"],
        "UINavigationBar": ["delegate"],
        "UIToolbar": ["delegate"],
        "UIPickerView": ["delegate", "dataSource"],
        "MKMapView": ["delegate"],
        "UIWebView": ["delegate"],
        "WKWebView": ["UIDelegate", "navigationDelegate"],
        "UIGestureRecognizer": ["delegate"],
    ]
}

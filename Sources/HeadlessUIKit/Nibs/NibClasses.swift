#if !canImport(UIKit)
import Foundation

/// The classes of what a nib holds.
@preconcurrency @MainActor
enum NibClasses {
    /// A view as an element says; nil for what is none.
    static func view(of element: NibElement) -> UIView? {
        guard let type = viewType(of: element) else { return nil }
        switch type {
        case is UITableView.Type where element["customClass"] == nil:
            return UITableView(frame: .zero, style: element["style"] == "grouped" ? .grouped : .plain)
        case is UICollectionView.Type where element["customClass"] == nil:
            return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        default:
            break
        }
        guard let view = type.init(coder: NibCoder()) else {
            UIKitRules.report("\(type) gives nothing in init(coder:)")
            return nil
        }
        return view
    }

    /// An object that is no view; nil for what is not made here, such as a gesture recogniser.
    static func object(of element: NibElement) -> AnyObject? {
        element.name == "barButtonItem" ? UIBarButtonItem() : nil
    }

    /// The content view that a cell has from the start.
    static func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let view as UITableViewHeaderFooterView: view.contentView
        default: nil
        }
    }

    private static func viewType(of element: NibElement) -> UIView.Type? {
        let plain = plainType(of: element.name)
        guard let name = element["customClass"] else { return plain }
        let modules = [element["customModule"]].compactMap { $0 } + HeadlessNibs.modules + ["HeadlessUIKit"]
        for module in modules {
            if let type = _typeByName("\(module).\(name)") as? UIView.Type { return type }
        }
        UIKitRules.report(
            "Unknown class \(name) in Interface Builder file: looked for in \(modules.joined(separator: ", ")); "
                + "HeadlessNibs.modules names further modules")
        return plain
    }

    /// The class of a kind; a plain view for a view that is not made here.
    private static func plainType(of tag: String) -> UIView.Type? {
        if let type = types[tag] { return type }
        return tag.hasSuffix("View") || tag.hasSuffix("Bar") ? UIView.self : nil
    }

    private static let types: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
        "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
        "collectionView": UICollectionView.self, "tableViewCell": UITableViewCell.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
        "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "searchBar": UISearchBar.self, "datePicker": UIControl.self, "pageControl": UIControl.self,
    ]
}
#endif

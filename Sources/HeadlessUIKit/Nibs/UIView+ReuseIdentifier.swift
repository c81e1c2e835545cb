#if !canImport(UIKit)
extension UIView {
    /// Gives a view of a nib the identifier that the nib is registered under, and answers the one that the nib gave it.
    func takeReuseIdentifier(_ identifier: String) -> String? {
        switch self {
        case let cell as UITableViewCell:
            defer { cell.reuseIdentifier = identifier }
            return cell.reuseIdentifier
        case let view as UITableViewHeaderFooterView:
            defer { view.reuseIdentifier = identifier }
            return view.reuseIdentifier
        case let view as UICollectionReusableView:
            defer { view.reuseIdentifier = identifier }
            return view.reuseIdentifier
        default:
            return nil
        }
    }
}
#endif

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIScrollView {
    /// The list in a cell of which this view is.
    var outerList: (any OuterList)? {
        var next = superview
        while let view = next {
            if let source = (view as? UITableView)?.dataSource { return source as? any OuterList }
            if let source = (view as? UICollectionView)?.dataSource { return source as? any OuterList }
            next = view.superview
        }
        return nil
    }
}

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A list view of UIKit, by what table views and collection views have in common under the same name.
@preconcurrency @MainActor
public protocol ListView: UIScrollView {
    associatedtype ListViewCell: ListCell
    associatedtype RowAnimation: Equatable
    associatedtype ScrollPosition

    var numberOfSections: Int { get }
    var visibleCells: [ListViewCell] { get }
    var backgroundView: UIView? { get set }
    var hasUncommittedUpdates: Bool { get }
    var hasActiveDrag: Bool { get }
    var hasActiveDrop: Bool { get }
    func indexPath(for cell: ListViewCell) -> IndexPath?
    func reloadData()
}

#if !canImport(UIKit)
internal import ListRuntime

extension UITableView: ListScrollView {
    static var wording: BatchWording { .tableView }
}
#endif

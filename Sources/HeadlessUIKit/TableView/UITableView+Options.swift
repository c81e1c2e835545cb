#if !canImport(UIKit)
import Foundation

extension UITableView {
    /// How sections look.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Where a row comes to stand.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// How rows come and go; recorded, not played.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    /// What separator insets are measured from.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// Says "as high as the content".
    public nonisolated class var automaticDimension: CGFloat { -1 }
    /// The title of the search icon in a section index.
    public nonisolated class var indexSearch: String { "{search}" }
}

extension UITableViewCell {
    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
#endif

/// Whose words a violation is told in: the two list views have the same rules, and messages of their own.
public enum BatchWording: Hashable, Sendable {
    case tableView
    /// Since iOS 16.4 one message stands for every wrong count.
    case collectionView
    case collectionViewBefore16_4

    /// `row` or `item`.
    var noun: String { self == .tableView ? "row" : "item" }
    var view: String { self == .tableView ? "table view" : "collection view" }
}

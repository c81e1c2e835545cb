#if !canImport(UIKit)
extension UITableView {
    /// The user of the table, and an eye on its screen. UIKit has no such member.
    public var headless: HeadlessTable { HeadlessTable(table: self) }
}
#endif

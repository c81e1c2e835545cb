import UIKit

struct TableScreen: Screen {
    let table: UITableView

    var view: UIScrollView { table }
    var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) }
    var paths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
    func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }

    func end(_ isHeader: Bool, of section: Int) -> (text: String?, height: CGFloat)? {
        let view = isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)
        return view.map { ($0.accessibilityLabel ?? $0.textLabel?.text, $0.frame.height) }
    }

    func tap(_ path: IndexPath) { table.headless.tap(rowAt: path) }
    func scroll(by distance: CGFloat) { table.headless.scroll(by: distance) }
    func layOut() { table.superview?.layoutIfNeeded() }
}

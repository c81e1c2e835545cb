#if !canImport(UIKit)
import Foundation

extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass.map { .type($0) }, for: identifier)
    }
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(nib.map { .nib($0) }, for: identifier)
    }
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewPool.register(aClass.map { .type($0) }, for: identifier)
    }
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewPool.register(nib.map { .nib($0) }, for: identifier)
    }

    /// A recycled cell, else a new one of the registered class, else nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = cellPool.take(identifier) else {
            return cellPool.make(identifier, identifier: identifier) {
                UITableViewCellFactory.make($0, identifier: identifier)
            }
        }
        cell.setHighlighted(false, animated: false)
        cell.setSelected(false, animated: false)
        cell.prepareForReuse()
        return cell
    }

    /// A cell for a row that the table has asked for, with the width of the table and the height known so far.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        loadIfNeeded()
        if let existing = cellRequest?.existing, cellRequest?.path == indexPath {
            return dequeueAgain(existing, identifier: identifier, at: indexPath)
        }
        guard contains(indexPath) else {
            UIKitRules.report("request for rect at invalid index path (\(indexPath.uikitText))")
            return blankCell(identifier)
        }
        if cellRequest?.path == indexPath {
            if cellRequest?.hasDequeued == true {
                UIKitRules.report(
                    "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really "
                        + "need to dequeue more cells than the table view is requesting, use the "
                        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
                        + "\(identifier), index path: \(indexPath.uikitText)")
            }
            cellRequest?.hasDequeued = true
        }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            UIKitRules.report(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return blankCell(identifier)
        }
        if let height = layout?.rowFrame(indexPath).height {
            cell.frame.size = CGSize(width: rowWidth, height: height)
        }
        return cell
    }

    private func dequeueAgain(_ cell: UITableViewCell, identifier: String, at path: IndexPath) -> UITableViewCell {
        if cell.reuseIdentifier != identifier {
            UIKitRules.reportOtherIdentifier(cell.reuseIdentifier, dequeued: identifier, at: path)
        }
        return cell
    }

    private func blankCell(_ identifier: String) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A recycled header or footer view, else a new one of the registered class, else nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = viewPool.take(identifier) else {
            return viewPool.make(identifier, identifier: identifier) {
                UITableViewHeaderFooterViewFactory.make($0, identifier: identifier)
            }
        }
        view.prepareForReuse()
        return view
    }
}
#endif

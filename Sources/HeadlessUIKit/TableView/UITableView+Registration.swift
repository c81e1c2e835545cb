import Foundation

extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellRegistrations[identifier] = cellClass.map { .type($0) }
        cellQueue[identifier] = nil
    }
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellRegistrations[identifier] = nib.map { .nib($0) }
        cellQueue[identifier] = nil
    }
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewRegistrations[identifier] = aClass.map { .type($0) }
        viewQueue[identifier] = nil
    }
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewRegistrations[identifier] = nib.map { .nib($0) }
        viewQueue[identifier] = nil
    }

    /// A recycled cell, else a new one of the registered class, else nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cellQueue[identifier]?.popLast() {
            cell.setHighlighted(false, animated: false)
            cell.setSelected(false, animated: false)
            cell.prepareForReuse()
            return cell
        }
        switch cellRegistrations[identifier] {
        case .type(let type as UITableViewCell.Type):
            return UITableViewCellFactory.make(type, identifier: identifier)
        case .type(let type):
            UIKitRules.report("\(type) is registered for cell identifier \(identifier) and is no UITableViewCell")
            return nil
        case .nib(let nib):
            UIKitRules.report("HeadlessUIKit cannot load the nib \(nib.name) of cell identifier \(identifier)")
            return nil
        case nil:
            return nil
        }
    }

    /// A cell for a row that the table has asked for, with the width of the table and the height known so far.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        loadIfNeeded()
        if let existing = cellRequest?.existing, cellRequest?.path == indexPath {
            return dequeueAgain(existing, identifier: identifier, at: indexPath)
        }
        guard layout?.contains(indexPath) == true else {
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
            UIKitRules.report(
                "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell "
                    + "when reconfiguring an item, which is not allowed. You can only dequeue a cell with the same "
                    + "registration or reuse identifier that was used to dequeue the existing cell. Existing reuse "
                    + "identifier: \(cell.reuseIdentifier ?? "(null)"), dequeued reuse identifier: \(identifier), "
                    + "index path: \(path.uikitText)")
        }
        return cell
    }

    private func blankCell(_ identifier: String) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A recycled header or footer view, else a new one of the registered class, else nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = viewQueue[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        switch viewRegistrations[identifier] {
        case .type(let type as UITableViewHeaderFooterView.Type):
            return UITableViewHeaderFooterViewFactory.make(type, identifier: identifier)
        case .type(let type):
            UIKitRules.report(
                "\(type) is registered for view identifier \(identifier) and is no UITableViewHeaderFooterView")
            return nil
        case .nib(let nib):
            UIKitRules.report("HeadlessUIKit cannot load the nib \(nib.name) of view identifier \(identifier)")
            return nil
        case nil:
            return nil
        }
    }
}

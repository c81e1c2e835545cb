import Foundation

extension UITableView {
    /// Shows what the bounds cover: retires what left, asks for what came, in the order of the rows.
    func layoutRows() {
        guard !isLayingOut, updateDepth == 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        loadIfNeeded()
        if isReloading {
            isReloading = false
            retireAll()
            restack()
            boundsOrigin = contentOffsetAfterChange()
        }
        retire { !isVisible($0) }
        var fresh: [IndexPath: UITableViewCell] = [:]
        // Rows measured above the first row shown would push it away: the offset follows it.
        for _ in 0..<8 {
            let anchor = shownCells.keys.min()
            let top = anchor.flatMap { layout?.contains($0) == true ? layout?.rowFrame($0).minY : nil }
            measureVisible(&fresh)
            restack()
            guard let anchor, let top, let moved = layout?.rowFrame(anchor).minY, moved != top, top > 0,
                boundsOrigin.y > 0, anchor != IndexPath(row: 0, section: 0)
            else { break }
            boundsOrigin.y += moved - top
        }
        retire { !isVisible($0) }
        display(fresh)
        layoutTableViews()
        prefetch()
    }

    func contentOffsetAfterChange() -> CGPoint { clamped(boundsOrigin) }

    private func isVisible(_ path: IndexPath) -> Bool {
        guard let layout, layout.contains(path) else { return false }
        let frame = layout.rowFrame(path)
        return frame.maxY > bounds.minY && frame.minY < bounds.maxY && frame.height > 0
    }

    private func isVisible(_ kind: SupplementaryKind, _ section: Int) -> Bool {
        guard let layout, section < layout.sections.count else { return false }
        let frame = frame(kind, section)
        return frame.maxY > bounds.minY && frame.minY < bounds.maxY && frame.height > 0
    }

    /// Walks down from the first part on screen, making and measuring, until the screen is full.
    private func measureVisible(_ fresh: inout [IndexPath: UITableViewCell]) {
        guard let known = layout else { return }
        let bottom = bounds.maxY
        var section = known.firstSection(endingBelow: bounds.minY)
        // Sections of unmeasured height have no bottom to find them by.
        while section > 0, known.sections[section - 1].height == 0 { section -= 1 }
        var y = section < known.sections.count ? known.sections[section].top : 0
        while let count = layout?.sections.count, section < count, y <= bottom {
            let first = layout?.sections[section].firstRow(endingBelow: bounds.minY - y) ?? 0
            y += measureEnd(.header, section)
            if first > 0, let skipped = layout?.sections[section] { y += skipped.rowTops[first] - skipped.rowTops[0] }
            var row = first
            while let rows = layout?.sections[section].rows, row < rows.count, y < bottom {
                let path = IndexPath(row: row, section: section)
                let cell = shownCells[path] ?? fresh[path] ?? makeCell(at: path)
                if shownCells[path] == nil { fresh[path] = cell }
                measureRow(path, cell: cell)
                y += layout?.sections[section].rows[row].height ?? 0
                row += 1
            }
            guard row == layout?.sections[section].rows.count else { return }
            y += measureEnd(.footer, section)
            section += 1
        }
    }

    private func measureEnd(_ kind: SupplementaryKind, _ section: Int) -> CGFloat {
        guard let known = layout, section < known.sections.count else { return 0 }
        let part = kind == .header ? known.sections[section].header : known.sections[section].footer
        if !part.isMeasured {
            let shown = kind == .header ? shownHeaders[section] : shownFooters[section]
            let view = shown ?? makeView(kind, section)
            measure(kind, section, view: view)
            if shown == nil, let view { prepared[PreparedEnd(kind: kind, section: section)] = view }
        }
        return (kind == .header ? layout?.sections[section].header : layout?.sections[section].footer)?.height ?? 0
    }

    private func makeCell(at path: IndexPath) -> UITableViewCell {
        let outer = cellRequest
        cellRequest = CellRequest(path: path, existing: nil)
        defer { cellRequest = outer }
        return dataSource?.tableView(self, cellForRowAt: path)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    private func display(_ fresh: [IndexPath: UITableViewCell]) {
        guard let layout else { return }
        for path in shownCells.keys.sorted() { shownCells[path]?.frame = layout.rowFrame(path) }
        for path in fresh.keys.sorted() {
            guard let cell = fresh[path] else { continue }
            guard isVisible(path), shownCells[path] == nil else {
                enqueue(cell)
                continue
            }
            show(cell, at: path)
        }
        for section in layout.sections.indices.clamped(to: visibleSections) {
            display(.header, section)
            display(.footer, section)
        }
        prepared = [:]
        for cell in shownCells.values { cell.layoutIfNeeded() }
    }

    private var visibleSections: Range<Int> {
        guard let layout else { return 0..<0 }
        let first = layout.firstSection(endingBelow: bounds.minY)
        var end = first
        while end < layout.sections.count, layout.sections[end].top < bounds.maxY { end += 1 }
        return first..<end
    }

    private func show(_ cell: UITableViewCell, at path: IndexPath) {
        shownCells[path] = cell
        prefetched.remove(path)
        cell.frame = layout?.rowFrame(path) ?? .zero
        prepareState(of: cell, at: path)
        if cell.superview !== self { addSubview(cell) }
        cell.layoutIfNeeded()
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func display(_ kind: SupplementaryKind, _ section: Int) {
        let shown = kind == .header ? shownHeaders[section] : shownFooters[section]
        guard isVisible(kind, section) else { return }
        let made = shown ?? prepared[PreparedEnd(kind: kind, section: section)] ?? makeView(kind, section)
        guard let view = made else { return }
        view.frame = frame(kind, section)
        guard shown == nil else { return }
        addSubview(view)
        view.layoutIfNeeded()
        switch kind {
        case .header:
            shownHeaders[section] = view
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer:
            shownFooters[section] = view
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func layoutTableViews() {
        tableHeaderView?.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
        tableFooterView?.frame = CGRect(
            x: 0, y: layout?.rowsBottom ?? 0, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
    }

    /// Gives a cell the table's state of its row.
    func prepareState(of cell: UITableViewCell?, at path: IndexPath) {
        guard let cell else { return }
        cell.setSelected(selectedPaths.contains(path), animated: false)
        let isEditable = isEditing && canEdit(path)
        cell.editingStyle = isEditable ? editingStyle(path) : .none
        cell.setEditing(isEditable, animated: false)
        let delegate = tableDelegate
        if let level = OptionalMethod.ask(delegate, { delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0 })
        {
            cell.indentationLevel = level
        }
    }

    // Leaving.

    private func retireAll() {
        retire { _ in true }
        for section in shownHeaders.keys.sorted() { retire(.header, section) }
        for section in shownFooters.keys.sorted() { retire(.footer, section) }
    }

    private func retire(where isGone: (IndexPath) -> Bool) {
        for path in shownCells.keys.sorted() where isGone(path) {
            guard let cell = shownCells.removeValue(forKey: path) else { continue }
            end(cell, at: path)
            enqueue(cell)
        }
        for section in shownHeaders.keys.sorted() where !isVisible(.header, section) { retire(.header, section) }
        for section in shownFooters.keys.sorted() where !isVisible(.footer, section) { retire(.footer, section) }
    }

    func end(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.superview === self { cell.removeFromSuperview() }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func enqueue(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cellQueue[identifier, default: []].append(cell)
    }

    func retire(_ kind: SupplementaryKind, _ section: Int) {
        let removed =
            kind == .header
            ? shownHeaders.removeValue(forKey: section) : shownFooters.removeValue(forKey: section)
        guard let view = removed else { return }
        view.removeFromSuperview()
        switch kind {
        case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        if let reusable = view as? UITableViewHeaderFooterView, let identifier = reusable.reuseIdentifier {
            viewQueue[identifier, default: []].append(reusable)
        }
    }
}

#if !canImport(UIKit)
import Foundation

extension UITableView {
    var isBusy: Bool { cellRequest?.existing != nil }
    var position: CGFloat { bounds.minY }

    func layOutOnce() -> Bool {
        loadIfNeeded()
        // The header of the table may be another one.
        restack()
        let started = generation
        if isReloading {
            isReloading = false
            // What is measured may make the content shorter than it was estimated.
            checksOffset = true
            retireAll()
            guard started == generation else { return false }
            restack()
            boundsOrigin = clamped(boundsOrigin)
        }
        dropUnneeded()
        retireInvisible()
        guard started == generation else { return false }
        var fresh: [IndexPath: UITableViewCell] = [:]
        for _ in 0..<8 {
            let pushed = measureVisible(&fresh)
            guard started == generation else { break }
            restack()
            // Rows that come in above the others while scrolling up must not push those away.
            boundsOrigin.y += pushed
            // What was measured above the first row may have made room for others before it.
            let first = layout?.rows(from: bounds.minY, to: bounds.minY.nextUp).first
            guard pushed != 0 || first.map({ (shown[$0] ?? held[$0] ?? fresh[$0]) == nil }) == true else {
                break
            }
        }
        if started == generation { retireInvisible() }
        if started == generation { display(&fresh) }
        for path in fresh.keys.sorted() { fresh[path].map { enqueue($0, path) } }
        prepared = [:]
        guard started == generation else { return false }
        layoutTableViews()
        return true
    }

    private func isVisible(_ path: IndexPath) -> Bool {
        guard contains(path), let frame = layout?.rowFrame(path) else { return false }
        return frame.maxY > bounds.minY && frame.minY < bounds.maxY && frame.height > 0
    }

    private func isVisible(_ kind: SupplementaryKind, _ section: Int) -> Bool {
        guard section < sectionCount else { return false }
        let frame = frame(kind, section)
        // The least height is how a delegate says that there is to be none.
        return frame.maxY > bounds.minY && frame.minY < bounds.maxY && frame.height > .leastNormalMagnitude
    }

    /// Walks down from the first part on screen, making and measuring, until the screen is full. Returns by how
    /// much parts that came in above the top of the screen turned out higher than they were estimated.
    private func measureVisible(_ fresh: inout [IndexPath: UITableViewCell]) -> CGFloat {
        let started = generation
        let (top, bottom) = (bounds.minY, bounds.maxY)
        let isScrolling = !shown.isEmpty && top > 0
        var pushed: CGFloat = 0
        var section = firstVisibleSection
        var y = sectionTop(section)
        while section < sectionCount, y <= bottom {
            let (first, skipped) = firstVisibleRow(section, below: top - y)
            let estimate = height(.header, section)
            measureEnd(.header, section)
            guard started == generation else { return 0 }
            if isScrolling, y < top, shownHeaders[section] == nil { pushed += height(.header, section) - estimate }
            y += height(.header, section) + skipped
            for row in first..<max(first, rowCount(section)) {
                if y >= bottom { break }
                let path = IndexPath(row: row, section: section)
                let estimate = rowHeight(path)
                let known = shown[path] ?? held[path]
                let cell = known ?? fresh[path] ?? makeElement(path)
                if known == nil { fresh[path] = cell }
                guard started == generation else { return 0 }
                measureRow(path, cell: cell)
                guard started == generation else { return 0 }
                let height = rowHeight(path)
                if isScrolling, y < top, shown[path] == nil { pushed += height - estimate }
                y += height
            }
            // What is unmeasured may be as high as nothing, and end the content at the bottom of the screen.
            guard y <= bottom else { break }
            measureEnd(.footer, section)
            guard started == generation else { return 0 }
            y += height(.footer, section)
            section += 1
        }
        return pushed
    }

    private func measureEnd(_ kind: SupplementaryKind, _ section: Int) {
        guard layout?.isMeasured(kind, section) == false else { return }
        let shown = kind == .header ? shownHeaders[section] : shownFooters[section]
        let started = generation
        let view = shown ?? makeView(kind, section)
        guard started == generation else { return }
        measure(kind, section, view: view)
        if shown == nil, let view { prepared[PreparedEnd(kind: kind, section: section)] = view }
    }

    // Single values, read where they stand: a copy of the layout would be copied on the next change.
    private var sectionCount: Int { layout?.sections.count ?? 0 }
    private func rowCount(_ section: Int) -> Int { layout?.sections[section].rows.count ?? 0 }
    private func sectionTop(_ section: Int) -> CGFloat {
        section < sectionCount ? layout?.sections[section].top ?? 0 : 0
    }
    private func rowHeight(_ path: IndexPath) -> CGFloat { layout?.sections[path.section].rows[path.row].height ?? 0 }
    private func height(_ kind: SupplementaryKind, _ section: Int) -> CGFloat {
        (kind == .header ? layout?.sections[section].header.height : layout?.sections[section].footer.height) ?? 0
    }
    private func firstVisibleRow(_ section: Int, below y: CGFloat) -> (row: Int, skipped: CGFloat) {
        guard let first = layout?.sections[section].firstRow(endingBelow: y), first > 0 else { return (0, 0) }
        return (first, layout?.sections[section].skipped(to: first) ?? 0)
    }
    private var firstVisibleSection: Int {
        var section = layout?.firstSection(endingBelow: bounds.minY) ?? 0
        // Sections of unmeasured height have no bottom to find them by.
        while section > 0, layout?.sections[section - 1].height == 0 { section -= 1 }
        return section
    }

    func makeElement(_ path: IndexPath) -> UITableViewCell {
        askCell(path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func configureAgain(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
        askCell(path, existing: cell).map { $0 === cell } ?? true
    }
    private func askCell(_ path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell? {
        let outer = cellRequest
        cellRequest = CellForRowCall(path: path, existing: existing)
        defer { cellRequest = outer }
        return dataSource?.tableView(self, cellForRowAt: path)
    }

    /// Shows the fresh cells that are on screen and takes them out of `fresh`.
    private func display(_ fresh: inout [IndexPath: UITableViewCell]) {
        let started = generation
        for (path, cell) in shown {
            guard let frame = layout?.rowFrame(path), cell.frame != frame else { continue }
            cell.frame = frame
        }
        for (path, cell) in held { cell.frame = layout?.rowFrame(path) ?? .zero }
        for path in Set(fresh.keys).union(held.keys).sorted() where isVisible(path) && shown[path] == nil {
            guard let cell = held.removeValue(forKey: path) ?? fresh.removeValue(forKey: path) else { continue }
            show(cell, at: path)
            guard started == generation else { return }
        }
        for section in visibleSections {
            display(.header, section)
            guard started == generation else { return }
            display(.footer, section)
            guard started == generation else { return }
        }
        for path in shown.keys.sorted() { shown[path]?.layoutIfNeeded() }
    }

    private var visibleSections: Range<Int> {
        let first = layout?.firstSection(endingBelow: bounds.minY) ?? 0
        var end = first
        while end < sectionCount, sectionTop(end) < bounds.maxY { end += 1 }
        return first..<end
    }

    private func show(_ cell: UITableViewCell, at path: IndexPath) {
        // A data source may own its cells and give one again that is shown. One that is about to leave is taken off the
        // screen nevertheless, as UIKit does at the end of the animation.
        if let old = shown.first(where: { $0.value === cell })?.key {
            shown[old] = nil
            end(cell, old)
        } else if let old = leaving.first(where: { $0.value === cell })?.key {
            leaving[old] = nil
            vanishing.append(cell)
            tellEnd(cell, old)
        }
        shown[path] = cell
        prefetched.show(path)
        cell.frame = layout?.rowFrame(path) ?? .zero
        prepareState(of: cell, at: path)
        if cell.superview !== self { addSubview(cell) }
        cell.layoutIfNeeded()
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func display(_ kind: SupplementaryKind, _ section: Int) {
        let shown = kind == .header ? shownHeaders[section] : shownFooters[section]
        guard isVisible(kind, section) else { return }
        let started = generation
        let made = shown ?? prepared[PreparedEnd(kind: kind, section: section)] ?? makeView(kind, section)
        guard let view = made, started == generation else { return }
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
        let (headers, footers) = (shownHeaders, shownFooters)
        (shownHeaders, shownFooters) = ([:], [:])
        retireShown()
        for section in headers.keys.sorted() { headers[section].map { end($0, .header, section) } }
        for section in footers.keys.sorted() { footers[section].map { end($0, .footer, section) } }
    }

    private func retireInvisible() {
        let started = generation
        retire { !isVisible($0) }
        guard started == generation else { return }
        for section in shownHeaders.keys.filter({ !isVisible(.header, $0) }).sorted() {
            shownHeaders.removeValue(forKey: section).map { end($0, .header, section) }
            guard started == generation else { return }
        }
        for section in shownFooters.keys.filter({ !isVisible(.footer, $0) }).sorted() {
            shownFooters.removeValue(forKey: section).map { end($0, .footer, section) }
            guard started == generation else { return }
        }
    }

    func tellEnd(_ cell: UITableViewCell, _ path: IndexPath) {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func enqueue(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.isSwiped = false
        guard let identifier = cell.reuseIdentifier else { return }
        cellPool.add(cell, for: identifier)
    }

    func end(_ view: UIView, _ kind: SupplementaryKind, _ section: Int) {
        view.removeFromSuperview()
        switch kind {
        case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        if let reusable = view as? UITableViewHeaderFooterView, let identifier = reusable.reuseIdentifier {
            viewPool.add(reusable, for: identifier)
        }
    }
}
#endif

import ListRuntime

extension ListDriver {
    /// Which rows to fill again.
    public enum RowScope {
        /// Those on screen, and those that the list view has prepared cells for; the views above and below all rows, too.
        case visible
        case row(State.RowIdentity)
        /// Those of a section, and its header and footer.
        case section(State.SectionIdentity)
        /// Those of `visible` for which a predicate holds.
        case matching((State.RowValue) -> Bool)
    }

    /// Fills rows again that show something the state does not hold, and computes their heights again.
    /// - Returns: False if there is no such row or section.
    @discardableResult
    public func reconfigure(_ rows: RowScope) -> Bool { refill(rows, replacing: false) }

    /// Gives rows another cell, with the animation of the update. The cell of the first responder is filled again
    /// instead.
    /// - Parameter rows: Nil to have the list view forget what it knows and load everything again; all heights are computed
    ///   again, too.
    /// - Returns: False if there is no such row or section.
    @discardableResult
    public func reload(_ rows: RowScope? = nil) -> Bool {
        if let rows { return refill(rows, replacing: true) }
        if isTakenToMain({ $0.reload() }) { return false }
        heights.forgetAll()
        if loadsRows { keepLoaded([]) }
        states.pending.ask(.reload)
        schedule()
        return true
    }

    private func refill(_ rows: RowScope, replacing: Bool) -> Bool {
        let name = replacing ? "reload(_:)" : "reconfigure(_:)"
        if isTakenToMain({ _ = $0.refill(rows, replacing: replacing) }, name: name) { return false }
        var inSection: Int?
        if case .visible = rows { states.pending.ask(.ends) }
        if case .section(let id) = rows {
            guard let section = index(of: id) else { return false }
            for row in 0..<applied.rowCount(inSection: section) {
                heights.forget(RowPath(section: section, row: row))
            }
            states.pending.refreshHeaders(of: id)
            states.pending.ask(.sizes)
            inSection = section
        }
        var ids: Set<State.RowIdentity> = []
        for (cell, entry) in configured.living {
            switch rows {
            case .visible: break
            case .row(let id): if entry.shown.id != id { continue }
            case .section:
                guard let id = entry.shown.id, rowPaths(of: [id]).contains(where: { $0.section == inSection }) else {
                    continue
                }
            case .matching(let matches): if row(for: cell).map(matches) != true { continue }
            }
            entry.shown.isStale = true
            if let id = entry.shown.id { ids.insert(id) }
        }
        if replacing { states.pending.replace(ids) }
        if case .row(let id) = rows {
            ids.insert(id)
            states.pending.reconfigure(id)
        }
        let paths = rowPaths(of: Array(ids))
        for path in paths { heights.forget(path) }
        schedule()
        if case .row = rows { return !paths.isEmpty }
        return true
    }
}

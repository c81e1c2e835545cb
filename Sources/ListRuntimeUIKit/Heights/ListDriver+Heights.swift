import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// The height of the row at a path; for generated code. A computed height is kept and not computed again until its
    /// row, the context or the metrics change.
    ///
    /// A height that is negative, infinite or not a number is reported, once for each kind of cell, and the row is
    /// self-sized. At a width of zero nothing is computed: rows are as high as they are estimated to be.
    @_spi(Generated) public func height(at indexPath: IndexPath, in view: View) -> CGFloat {
        height(at: indexPath, width: nil, in: view)
    }

    /// - Parameter width: That of the row; nil if it is as wide as the list.
    func height(at indexPath: IndexPath, width: CGFloat?, in view: View) -> CGFloat {
        saidHeight(at: indexPath, width: width, in: view) ?? defaultHeights(in: view).height
    }

    /// The same; nil for a row that is given none.
    func saidHeight(at indexPath: IndexPath, width: CGFloat?, in view: View) -> CGFloat? {
        guard let path = RowPath(indexPath) else { return nil }
        let hasWidth = enterHeightEnvironment(of: view) && width != 0
        if heights.areOfObjects { forgetHeightOfOtherContent(at: path) }
        if hasWidth, let height = heights.height(at: path, width: width) { return height }
        guard let row = shownRow(at: path) else { return nil }
        var request = HeightRequest(computes: hasWidth, width: width ?? view.bounds.width)
        guard let answer = height(of: row, at: indexPath, &request) else {
            return request.origin == .said ? nil : heightWithoutWidth(at: indexPath, in: view)
        }
        if request.origin == .computedEachTime { heights.noteComputedEachTime() }
        return request.origin == .computed
            ? kept(answer, of: row, at: path, width: width) : checked(answer, of: row, at: path)
    }

    /// Which heights to compute again.
    public enum HeightScope {
        /// Those of the rows for which a predicate holds, on screen and off. Linear in the number of rows.
        case rows((State.RowValue) -> Bool)
        /// Those that were computed at widths for which a predicate holds, such as those of a column of a split view whose
        /// insets have changed. It gets a width as the heights were given it: in a table view that of the list.
        case widths((CGFloat) -> Bool)
    }

    /// Has heights recomputed that depend on something the state does not hold. `reload()` forgets all heights,
    /// `reconfigure` those of the rows that it names.
    public func forgetHeights(_ scope: HeightScope) {
        if isTakenToMain({ $0.forgetHeights(scope) }) { return }
        switch scope {
        case .rows(let matches):
            for section in 0..<applied.sectionCount {
                for row in 0..<applied.rowCount(inSection: section) {
                    let path = RowPath(section: section, row: row)
                    if applied.row(at: path).map(matches) == true { heights.forget(path) }
                }
            }
        case .widths(let matches): heights.forget(ofWidth: matches)
        }
        states.pending.ask(.sizes)
        schedule()
    }

    /// How many heights were found, and how many had to be computed, since the list was made.
    @_spi(Generated) public var heightCacheCounts: (hits: Int, misses: Int) {
        (heights.cache.hits, heights.cache.misses)
    }

    /// Keeps a height that was computed.
    @discardableResult
    func kept(_ answer: CGFloat, of row: State.RowValue, at path: RowPath, width: CGFloat?) -> CGFloat {
        let height = checked(answer, of: row, at: path)
        keep(height, of: row, at: path, width: width)
        return height
    }

    /// - Parameters:
    ///   - width: What the height was computed for.
    ///   - ownWidth: The width that was computed with it.
    func keep(
        _ height: CGFloat, _ ownWidth: CGFloat? = nil, of row: State.RowValue, at path: RowPath, width: CGFloat?
    ) {
        let stamp = readStamp(of: row, at: path)
        let isOfOtherObject = (stamp != nil || heights.areOfObjects) && heightStamps[path] != stamp
        if isOfOtherObject { heightStamps[path] = stamp }
        let kind = kind(of: row, at: path)
        heights.keep(
            height, ownWidth, at: path, kind: kind.reuseIdentifier, width: width,
            readsContext: kind.reads.contains(.context), isOfOtherObject: isOfOtherObject)
    }

    /// Takes the heights to the next state; nil if it is not known what changed.
    func followHeights(_ changes: ListChanges?) {
        heights.follow(changes)
        guard heights.areOfObjects else { return }
        if let changes {
            if !changes.keepsStructure { heightStamps.follow(RowMapping(changes)) }
        } else {
            heightStamps = RowValues(empty: nil)
        }
    }

    /// The height that the row at a path is expected to have: the one it has or had, or the one that is said; for
    /// generated code. Nothing is computed.
    @_spi(Generated) public func estimatedHeight(at indexPath: IndexPath, in view: View) -> CGFloat {
        let fallback = defaultHeights(in: view).estimate
        guard let path = RowPath(indexPath) else { return fallback }
        _ = enterHeightEnvironment(of: view)
        if let known = heights.estimate(at: path), known > 0 { return known }
        guard let row = shownRow(at: path) else { return fallback }
        if let said = estimatedHeight(of: row, at: indexPath) {
            let estimate = checked(said, of: row, at: path)
            return estimate < 0 ? fallback : estimate
        }
        var request = HeightRequest(computes: false, width: view.bounds.width)
        let said = height(of: row, at: indexPath, &request)
        return said.map { $0 > 0 && $0.isFinite ? $0 : fallback } ?? fallback
    }

    /// Remembers how high a cell became, as an estimate of its row; for generated code.
    @_spi(Generated) public func learnHeight(of cell: View.ListViewCell, at indexPath: IndexPath) {
        guard let view = listView, let path = RowPath(indexPath), enterHeightEnvironment(of: view) else { return }
        heights.learn(cell.bounds.height, at: path)
    }

    /// Remembers how high the rows on screen are before they change.
    func learnVisibleHeights(in view: View) {
        guard heights.cache.isUsed else { return }
        for indexPath in visiblePaths(in: view) {
            guard let cell = shownCell(at: indexPath, in: view) else { continue }
            learnHeight(of: cell, at: indexPath)
        }
    }

    /// False if the list has no width yet.
    func enterHeightEnvironment(of view: View) -> Bool {
        let width = view.bounds.width
        guard width > 0, width.isFinite else { return false }
        heights.enter(
            HeightEnvironment(
                width: width, traits: view.traitCollection,
                safeAreaInsets: heightsReadMetrics ? view.safeAreaInsets : nil,
                contentInsets: heightsReadMetrics ? view.adjustedContentInset : nil,
                height: heightsReadListHeight ? view.bounds.height : nil))
        return true
    }

    /// Whether rows off screen may have another height of which no change tells. The list view asks for heights in a
    /// batch only.
    func mayHaveOtherHeights(
        _ work: PendingWork<State, View.RowAnimation>, _ compared: Compared<State>?, isChanged: Bool
    ) -> Bool {
        guard heights.cache.isUsed else { return false }
        if work.asks.contains(.context) || work.asks.contains(.sizes) { return true }
        if heights.areComputedEachTime, isChanged || work.state != nil { return true }
        // A batch that changes the structure asks for all.
        guard heights.areOfObjects, let compared, compared.changes.keepsStructure else { return false }
        return compared.state.rowCounts.enumerated().contains { section, count in
            (0..<count).contains { row in
                let path = RowPath(section: section, row: row)
                return heightStamps[path].map { $0 != compared.kept?.stamp(at: path) } ?? false
            }
        }
    }

    /// Forgets the height of a row whose object has changed since it was computed, and says whether it has.
    @discardableResult
    func forgetHeightOfOtherContent(at path: RowPath) -> Bool {
        guard let stamp = heightStamps[path], appliedStamp(at: path) != stamp else { return false }
        heights.forget(path)
        return true
    }

    private func heightWithoutWidth(at indexPath: IndexPath, in view: View) -> CGFloat {
        let estimate = estimatedHeight(at: indexPath, in: view)
        return estimate > 0 ? estimate : 44
    }

    private func checked(_ height: CGFloat, of row: State.RowValue, at path: RowPath) -> CGFloat {
        if height == UITableView.automaticDimension || (height >= 0 && height.isFinite) { return height }
        if heights.isFirst(.height(kind(of: row, at: path).reuseIdentifier)) {
            onReport(.invalidHeight("\(height)", path))
        }
        return UITableView.automaticDimension
    }
}

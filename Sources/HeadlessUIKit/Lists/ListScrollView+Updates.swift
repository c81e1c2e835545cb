#if !canImport(UIKit)
import Foundation

extension ListScrollView {
    func beginUpdate() {
        // After reloadData the counts before the update are those of now, as in UIKit.
        if !session.isOpen { loadIfNeeded() }
        session.begin()
    }

    func endUpdate() {
        guard let (batch, completions) = session.end() else { return }
        if let batch { commit(batch) }
        finish(takeRemovals() + completions)
    }

    func update(_ updates: (() -> Void)?, completion: UpdateSession.Completion?) {
        beginUpdate()
        session.add(completion)
        updates?()
        endUpdate()
    }

    /// Adds changes to the running update, or performs them in one of their own.
    func change(_ edit: (inout HeadlessBatch) -> Void) {
        beginUpdate()
        session.change(edit)
        endUpdate()
    }

    /// Checks a batch against the counts before and after it, and performs it.
    private func commit(_ batch: HeadlessBatch) {
        guard let before = countsBeforeUpdate else { return }
        let started = generation
        let after = askCounts()
        // A reload comes instead of the update.
        guard started == generation else { return }
        if let message = batch.violation(before: before, after: after, wording: Self.wording) {
            UIKitRules.report(message)
            reloadData()
            return
        }
        log.append(.batch(batch))
        if batch.hasStructure { return perform(batch, from: before, to: after) }
        reconfigure(batch.rowReconfigures)
        settleInPlace()
    }

    /// What `reloadData()` does to updates and the selection.
    func noteReload() {
        if session.isOpen { UIKitRules.reportReloadInUpdate() }
        log.append(.reloadData)
        selectedPaths = []
        session.forgetChanges()
    }

    /// Takes views and the selection to new places; asks nobody.
    func carryShown(_ mapping: BatchMapping) {
        for (key, view) in held where key.carried(mapping) == nil { drop(view, key) }
        func carried(_ views: [Key: Element]) -> [Key: Element] {
            Dictionary(
                views.compactMap { key, view in key.carried(mapping).map { ($0, view) } },
                uniquingKeysWith: { first, _ in first })
        }
        (shown, held) = (carried(shown), carried(held))
        selectedPaths = selectedPaths.compactMap(mapping.row)
        prefetched.carry(mapping)
    }

    /// Shows the result of an update, then lets go of what it took away of the old views.
    ///
    /// What leaves is recycled after the layout: a reloaded row gets another cell than the one it had. Who is told of one
    /// may perform another update.
    func retire(_ old: [Key: Element], _ mapping: BatchMapping, after show: () -> Void, by end: (Element, Key) -> Void)
    {
        let outer = leaving
        defer { leaving = outer }
        leaving = old.filter { $0.key.carried(mapping) == nil }
        for view in leaving.values where view.superview === self { view.removeFromSuperview() }
        show()
        for key in leaving.keys.sorted() {
            guard let view = leaving.removeValue(forKey: key) else { continue }
            end(view, key)
            enqueue(view, key)
        }
    }

    func takeRemovals() -> [UpdateSession.Completion] { [] }
}
#endif

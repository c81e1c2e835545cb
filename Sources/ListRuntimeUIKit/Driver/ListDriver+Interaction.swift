import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// Says that an interaction begins: until it ends, structural updates wait, and come together then. What cells show
    /// follows meanwhile.
    ///
    /// Only interactions that the list view does not report need this. It reports drags, drops, reordering and
    /// swipes; generated code reports swipes and context menus of lists that pass their delegate methods on.
    public func beginInteraction(_ interaction: ListInteraction) {
        if isTakenToMain({ $0.beginInteraction(interaction) }) { return }
        holds.begin(interaction)
        poll()
    }

    /// Says that an interaction has ended. What waited follows at the end of the turn.
    public func endInteraction(_ interaction: ListInteraction) {
        if isTakenToMain({ $0.endInteraction(interaction) }) { return }
        guard holds.end(interaction) else { return }
        if holds.waiting.contains(.interaction) { schedule() }
    }

    /// True while structural updates wait for an interaction. There is none while the list view has no window.
    public var isInteracting: Bool { interaction != nil }

    /// An interaction that lasts.
    private var interaction: ListInteraction? {
        guard let view = listView, view.window != nil else { return nil }
        if let told = ListInteraction.allCases.first(where: holds.interactions.contains) { return told }
        if view.hasActiveDrag || view.hasActiveDrop { return .drag }
        // Reordering, and the gaps and placeholders of a drop.
        if view.hasUncommittedUpdates { return .move }
        return view.visibleCells.contains { $0.configurationState.isSwiped } ? .swipe : nil
    }

    /// The row whose cell holds the first responder. That cell may be off the screen.
    var respondingRow: (cell: View.ListViewCell, id: State.RowIdentity)? {
        guard let view = listView else { return nil }
        for (cell, entry) in configured.living {
            guard let id = entry.shown.id, cell.isDescendant(of: view), cell.holdsFirstResponder else { continue }
            return (cell, id)
        }
        return nil
    }

    /// The places that can be that of this row: the list view does not tell that of a cell off the screen, where equal
    /// rows can be, too.
    var respondingPaths: [RowPath] {
        guard let view = listView, let (cell, id) = respondingRow else { return [] }
        if let path = view.indexPath(for: cell).flatMap({ RowPath($0) }) { return [path] }
        let ids = configured.entry(of: cell)?.shown.ids ?? [id]
        return rowPaths(of: ids).filter { shownCell(at: IndexPath($0), in: view) == nil }
    }

    /// What a batch has to wait for. Not even the row of the first responder is replaced: one that is gone in one
    /// place and there in another, in a section that moves and changes, say, would get another cell.
    func waiting(before batch: ListBatch, to next: State?) -> Set<PassHold> {
        var waiting: Set<PassHold> = mustWait ? [.interaction] : []
        if bringsLeavingCell(batch, to: next) { waiting.insert(.ownedCell) }
        guard let next, !batch.sectionDeletes.isEmpty || !batch.rowDeletes.isEmpty, let id = respondingRow?.id,
            respondingPaths.contains(where: {
                batch.sectionDeletes.contains($0.section) || batch.rowDeletes.contains($0)
            })
        else { return waiting }
        if State.rowIndex(of: next)[id] != nil { waiting.insert(.responder) }
        return waiting
    }

    /// True if what the pending work waits for is over.
    var hasWaited: Bool {
        holds.waiting.contains { hold in
            switch hold {
            case .interaction: !isInteracting
            case .responder: respondingRow?.id != holds.respondingRow
            case .ownedCell: ownedCells.leaving.isEmpty
            case .end: !holdsResponderInEnd
            }
        }
    }

    func wait(for more: Set<PassHold>) {
        guard !more.isEmpty else { return }
        let id = more.contains(.responder) ? respondingRow?.id : nil
        holds.wait(for: more, id)
        if scheduler.phase == .idle { enter(.waiting) }
        poll()
    }

    /// Looks every twentieth of a second whether the pending work can go on, and whether the list view has left its
    /// window: not every end is announced.
    private func poll() {
        guard holds.beginPolling() else { return }
        Task { @MainActor [weak self, nextLook = holds.nextLook] in
            repeat { await nextLook() } while self?.waitsOn() ?? false
        }
    }

    private func waitsOn() -> Bool {
        if listView?.window == nil { holds.forgetInteractions() }
        reportEndlessInteraction()
        if hasWaited || showsMissed { schedule() }
        let goesOn = !holds.interactions.isEmpty || (!holds.waiting.isEmpty && !hasWaited)
        holds.poll(goesOn)
        return goesOn
    }

    /// Reports an interaction once, when it has been seen for as long as is stated.
    private func reportEndlessInteraction() {
        let interaction = interaction
        guard holds.look(at: interaction), let interaction else { return }
        onReport(.endlessInteraction(interaction, seconds: limits.interactionSeconds))
    }

    /// Leaves rows to the pass after what they wait for.
    func putOff(_ rows: Refreshed) {
        for (id, cell) in rows.later {
            // By the cell: equal identities mean the first row.
            if let cell { configured.entry(of: cell)?.shown.isStale = true } else { states.pending.reconfigure(id) }
        }
        wait(for: rows.waiting)
    }

    /// Puts an update off until what it waits for is over, and fills the cells that stay with its content now.
    func postpone(
        _ work: PendingWork<State, View.RowAnimation>, _ compared: Compared<State>?, _ waiting: Set<PassHold>,
        in view: View
    ) {
        wait(for: waiting)
        defer { states.pending.resume(work) }
        // Not while the list view shows placeholders of its own.
        if shows(applied.rowCounts, view) {
            var content = ListPlan(ListChanges())
            let ahead =
                keepsSubstitutes(to: compared?.state) ? states.substitutes : compared.map { contentAhead($0, work) }
            // Those off the screen, too, that the list view has prepared cells for.
            content.reconfigures = ahead.map { Array($0.rows.keys) } ?? []
            // Cells that a reload is to replace are filled until then, where they show something new.
            let rows = rowsToFill(
                ShownRows(applied, states.kept, ahead), content, work.withoutReplacing,
                oldSections: applied.sectionCount, in: view)
            // Their cells are replaced with the rest; one that is there already may be of the right kind.
            noteMissed(rows.leave, in: view)
            // A batch lets UIKit ask for heights, those of rows off screen too that change or change back.
            let changesContent = [ahead, states.substitutes].contains {
                $0?.areAhead == true && $0?.rows.isEmpty == false
            }
            let kept = keptCells(in: view)
            guard !rows.stay.isEmpty || !rows.kept.isEmpty || changesContent else {
                show(ahead)
                return keepShowing(kept)
            }
            performUpdates(in: view) { [self] in
                show(ahead)
                keepShowing(kept)
                fill(rows, in: view)
            }
            askSizes(in: view)
        }
    }
}

extension UIView {
    /// True if this view, or one in it, is the first responder. Linear in the number of views in it.
    var holdsFirstResponder: Bool { isFirstResponder || subviews.contains { $0.holdsFirstResponder } }
}

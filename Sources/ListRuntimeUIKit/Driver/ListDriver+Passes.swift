import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// Applies at once what waits for the end of the turn, what that brings about included; in the lists in cells, too.
    /// Does nothing while a pass runs or a cell is filled: what was asked for meanwhile follows.
    ///
    /// - Parameter duringInteraction: Whether what waits for the end of an interaction comes too: for `performDropWith`, and
    ///   for the handler of a swipe action that removes its row before it completes.
    public func flush(duringInteraction: Bool = false) {
        if isTakenToMain({ $0.flush(duringInteraction: duringInteraction) }) { return }
        guard !isUpdating, !filling.isActive else { return }
        runPasses(duringInteraction: duringInteraction)
        let inner = nested.lists
        for list in inner { list.flush(duringInteraction: duringInteraction) }
        // What those have told this one.
        if scheduler.isScheduled, !inner.isEmpty { runPasses(duringInteraction: duringInteraction) }
    }

    /// Applies what waits, in this list alone.
    func runPasses(duringInteraction: Bool) {
        guard !isUpdating, !filling.isActive else { return }
        if hasWaited || (duringInteraction && holds.waiting.contains(.interaction)), !scheduler.isScheduled {
            stopInDebug(at: scheduler.ask())
        }
        let isOutermost = scheduler.passCount == 0 && !scheduler.isCompleting
        // A handler that changes the state in each pass would go on for ever; the rest comes in the next turn.
        while scheduler.isScheduled, !isUpdating, !filling.isActive, scheduler.passCount < 8 {
            runPass(duringInteraction: duringInteraction)
        }
        if isOutermost { scheduler.forgetCount() }
        if scheduler.isScheduled { awaitTurn() }
    }

    private func runPass(duringInteraction: Bool) {
        var work = states.pending.take()
        let number = work.stateNumber
        stopInDebug(at: scheduler.beginPass(isInterrupting: duringInteraction))
        holds.endWaiting()
        headers.forgetViews()
        if let next = contexts.next { fill(with: next) }
        work.evaluate()
        reportLeftOut(of: work.state ?? applied)
        if work.state == nil, work.asks.contains(.duplicates), states.complete != nil || duplicatePolicy == .keepFirst {
            work.set(states.complete ?? applied)
        }
        states.beginFlight(to: work.state)
        let ticket = scheduler.completions.begin(work.completions.map { one in { one.call(one.state == number) } })
        let end = follow(work, ticket: ticket)
        states.endFlight()
        scheduler.pass = Pass()
        switch end {
        case .now: scheduler.completions.end(ticket)
        case .announced: break
        case .postponed: scheduler.completions.withdraw(ticket)
        }
        if end == .postponed {
            enter(.waiting)
        } else {
            enter(.fulfilling)
            fulfilRequests()
        }
        complete()
        endPhase()
    }

    /// When a pass is on screen.
    private enum End {
        case now
        /// The list view will say when.
        case announced
        /// The pass went back to what is pending.
        case postponed
    }

    private func follow(_ asked: PendingWork<State, View.RowAnimation>, ticket: Int) -> End {
        var work = asked
        guard let view = listView else {
            if attachedView != nil { reportOnce(.takenOver, .takenOver) }
            if work.state != nil { states.setComplete(nil) }
            _ = requests.take()
            advance(work, to: work.state, kept: nil, nil)
            return .now
        }
        prepareSizes(of: view)
        checkLayout(of: view)
        checkDelegate(of: view)
        let compared = compared(work)
        let changes = compared?.changes ?? ListChanges()
        let plan = plan(changes, to: compared?.state)
        let leaving = leavingCells(plan.batch)
        let exchangesCells = !leaving.isEmpty && exchangesCells(plan.batch, to: compared?.state)
        if exchangesCells { work.ask(.reload) }
        let hasGaps = view.hasUncommittedUpdates && !shows(applied.rowCounts, view)
        if work.asks.contains(.reload) || !work.replaces.isEmpty || !plan.batch.isEmpty || hasGaps {
            var waiting = waiting(before: plan.batch, to: compared?.state)
            if exchangesCells, respondingRow != nil { waiting.insert(.responder) }
            if !waiting.isEmpty {
                postpone(work, compared, waiting, in: view)
                return .postponed
            }
        }
        if let compared { states.setComplete(compared.complete) }
        let selected = selectedRows(in: view)
        scheduler.pass.keepSelected(selected.lazy.map(\.id))
        defer { scheduler.pass.endKeepingSelected() }
        learnVisibleHeights(in: view)
        let held = held(work.keeping ?? (work.holdsPlace ? .firstVisibleRow : nil), in: view)
        let way = way(work, plan, compared, view)
        if way != .batch {
            // First: the next state would take it along, and tell of duplicates that are told again below.
            states.forgetIndex()
            enter(.updating)
            advance(work, to: compared?.state, kept: compared?.kept, way == .rejected ? nil : changes)
            view.reloadData()
            pace()
            enter(.settling)
            restore(selected, in: view)
            followEnds(work, in: view)
            hold(held, in: view)
            reportDuplicates(work, changes)
            return .now
        }
        // The driver stays until the animation ends, so that who waits for that is called.
        ownedCells.beginLeaving(leaving)
        enter(.updating)
        let batchEnd = BatchEnd {
            self.endLeaving(leaving)
            self.end(ticket)
        }
        let isAnimated = perform(plan, work, compared, holdsPlace: held != nil, in: view) { batchEnd.call() }
        if !isAnimated { ownedCells.endLeaving(leaving) }
        if isAnimated { pace() }
        guard isListView(view) else { return isAnimated ? .announced : .now }
        enter(.settling)
        restore(selected, in: view)
        followEnds(work, in: view)
        hold(held, in: view)
        reportDuplicates(work, changes)
        return isAnimated ? .announced : .now
    }

    /// The update is over, so the views above and below all rows may be set.
    private func followEnds(_ work: PendingWork<State, View.RowAnimation>, in view: View) {
        if work.changesEnds || work.asks.contains(.endSizes) { refreshEnds(in: view, asks: work.changesEnds) }
        if work.changesEnds, isListView(view) { followEmptiness(in: view) }
    }

    /// True while structural updates have to wait.
    var mustWait: Bool { !scheduler.pass.isInterrupting && isInteracting }

    /// The comparison with the next state; nil if there is none.
    private func compared(_ work: PendingWork<State, View.RowAnimation>) -> Compared<State>? {
        let removes = duplicatePolicy == .keepFirst
        if let compared = work.compared, compared.version == states.version, compared.removesDuplicates == removes {
            return compared
        }
        return work.state.map {
            Compared(
                from: applied, states.kept, to: $0, version: states.version, removesDuplicates: removes,
                isChecked: work.asks.contains(.duplicates))
        }
    }

    private func plan(_ changes: ListChanges, to state: State?) -> ListPlan {
        guard let state else { return ListPlan(changes) }
        lazy var responding = respondingPaths
        return ListPlan(changes) { old, new in
            guard needsOtherCell(at: old, at: new, in: state) else { return false }
            // The cell of the first responder stays; `divide` sees to it.
            return !responding.contains(old)
        }
    }

    /// How a pass is shown.
    private enum Way {
        case batch
        case reload
        /// By a reload, as it is not known what changed.
        case rejected
    }

    /// UIKit asks a list view that is not in a window for its counts too early for a batch to be legal.
    private func way(
        _ work: PendingWork<State, View.RowAnimation>, _ plan: ListPlan, _ compared: Compared<State>?, _ view: View
    ) -> Way {
        if !plan.batch.isEmpty, view.window == nil || view.bounds.isEmpty { return .reload }
        // The cell of the first responder outlives a batch, not a reload.
        let count = compared?.changes.structureCount ?? 0
        if work.asks.contains(.reload) || count > limits.animatedChanges, respondingRow == nil {
            if !work.asks.contains(.reload) { onReport(.reloadedUpdate(changes: count, limit: limits.animatedChanges)) }
            return .reload
        }
        // What reads an object changes by itself: a stored property after a wrapper, a collection of the app's, a
        // state written by hand. (A computed row does not: it was evaluated.) Then the places of cells mean other
        // rows, and even filling one again is illegal.
        let before = applied.rowCounts
        guard shows(before, view) else {
            followHeights(nil)
            onReport(.rejectedUpdate("The list view has other rows than its state: one of them was changed."))
            return .rejected
        }
        guard let next = compared?.state else { return .batch }
        let violation = BatchValidator.violation(
            of: plan.batch, before: before, after: next.rowCounts, wording: wording)
        guard let violation else { return .batch }
        onReport(.rejectedUpdate(violation))
        return .rejected
    }

    private func perform(
        _ plan: ListPlan, _ work: PendingWork<State, View.RowAnimation>, _ compared: Compared<State>?,
        holdsPlace: Bool, in view: View, completion: @escaping () -> Void
    ) -> Bool {
        let changes = compared?.changes ?? ListChanges()
        let isLarge = changes.structureCount > limits.animatedChanges
        if isLarge, !work.asks.contains(.reload) {
            onReport(.unanimatedUpdate(changes: changes.structureCount, limit: limits.animatedChanges))
        }
        // Rows must not move on the screen while the offset that holds one of them is set at once.
        let isAtOnce = isLarge || work.asks.contains(.reload) || holdsPlace
        let animation = isAtOnce ? noAnimation : work.animation ?? self.animation
        let before = plan.batch.isEmpty ? [] : applied.rowCounts
        // As many as are left out of those to fill, where there are very many: equal rows count each.
        let reconfigured = rowPaths(of: work.reconfigures)
        let changed = plan.reconfigures.count + reconfigured.count
        let kept = keptCells(in: view)
        let asksAllSizes =
            !work.asks.isDisjoint(with: [.reload, .ownSizes]) || changed > limits.animatedChanges
            || showsOthers(than: kept, reconfigured)
            || mayHaveOtherHeights(work, compared, isChanged: changed > 0 || !work.written.isEmpty)
        let relayouts = readsLayout(
            state: work.state != nil || work.changesRows, context: work.asks.contains(.context))
        var isAnimated = false
        let updates = { [self] in
            if plan.batch.isEmpty {
                // Found before, so that no row that has to be filled means no batch.
                let keepsSubstitutes = keepsSubstitutes(to: compared?.state)
                let next =
                    keepsSubstitutes
                    ? ShownRows(applied, states.kept, states.substitutes)
                    : compared.map { ShownRows($0.state, $0.kept) } ?? ShownRows(applied, states.kept)
                let rows = rowsToFill(next, plan, work, oldSections: before.count, in: view)
                putOff(rows)
                // Rows off screen may have another height, which the batch lets UIKit ask for.
                let fills = !rows.stay.isEmpty || !rows.leave.isEmpty || !rows.kept.isEmpty
                guard changed > 0 || asksAllSizes || relayouts || fills else {
                    return advance(work, to: compared?.state, kept: compared?.kept, changes)
                }
                isAnimated = true
                let content = { [self] in
                    advance(work, to: compared?.state, kept: compared?.kept, changes)
                    keepShowing(kept)
                    if relayouts { invalidateSections(in: view) }
                    refresh(rows, in: view, animation)
                }
                performUpdates(in: view, content, completion: completion)
            } else {
                isAnimated = true
                let structure = { [self] in
                    advance(work, to: compared?.state, kept: compared?.kept, changes)
                    keepShowing(kept)
                    if relayouts { invalidateSections(in: view) }
                    perform(plan.batch, animation, in: view)
                }
                performUpdates(in: view, structure, completion: completion)
                guard isListView(view) else { return }
                let rows = rowsToFill(
                    ShownRows(applied, states.kept), plan, work, oldSections: before.count, in: view)
                putOff(rows)
                refresh(rows, in: view, animation)
            }
        }
        if animation == noAnimation { UIView.performWithoutAnimation(updates) } else { updates() }
        guard isListView(view) else { return isAnimated }
        if asksAllSizes { askSizes(in: view) }
        let sections = sectionsToRefresh(plan, work, before: before)
        reloadIndexTitles(in: view, isDue: !sections.isEmpty || !plan.batch.keepsSections)
        refreshHeaders(of: sections, in: view)
        return isAnimated
    }

    /// False if a handler that an update has called gave the view to another list.
    func isListView(_ view: View) -> Bool { listView === view }

    /// Whether the view has as many rows in each section as given.
    func shows(_ counts: [Int], _ view: View) -> Bool {
        view.numberOfSections == counts.count
            && counts.indices.allSatisfy { rowCount(inSection: $0, of: view) == counts[$0] }
    }

    private func advance(
        _ work: PendingWork<State, View.RowAnimation>, to state: State?, kept: KeptRows<State>?, _ changes: ListChanges?
    ) {
        advance(to: state, kept: kept, changes)
        // What is not compared may have changed their heights.
        for path in rowPaths(of: work.reconfigures) { heights.forget(path) }
    }

    /// - Parameters:
    ///   - kept: What was read of the rows of the state; nil to read them now.
    ///   - changes: Nil if it is not known what changed.
    func advance(to state: State?, kept: KeptRows<State>?, _ changes: ListChanges?) {
        if !keepsSubstitutes(to: state) { show(nil) }
        guard let state else { return }
        headers.forgetViews()
        let kept = kept ?? State.keptRows(of: state)
        let isUnambiguous = states.advance(to: state, kept, changes)
        followHeights(changes)
        // Reports what it finds.
        if !isUnambiguous { _ = currentIndex() }
        forgetCellsOfOldRows()
    }

    /// Content that is ahead stays until the state that comes instead is compared.
    func keepsSubstitutes(to state: State?) -> Bool {
        state == nil && states.substitutes?.areAhead == true && states.pending.isBeingCompared
    }

    private func reportDuplicates(_ work: PendingWork<State, View.RowAnimation>, _ changes: ListChanges) {
        if let complete = states.complete, work.state != nil { report(State.rowIndex(of: complete)) }
        guard work.asks.contains(.duplicates) || !changes.keepsStructure else { return }
        // The first look at every identity of a long list is felt. Once it was taken, updates follow.
        guard reporting.isHeard || applied.rowCounts.reduce(0, +) < limits.comparedRows else { return }
        _ = currentIndex()
    }
}

extension ListDriver {
    /// True while no other pass can begin: the list view takes one update at a time.
    var isUpdating: Bool { scheduler.phase.isUpdating }

    /// Asks for a pass at the end of the turn, or with the next frame.
    func schedule() {
        scheduler.noteAsked()
        guard !scheduler.isScheduled else { return }
        stopInDebug(at: scheduler.ask())
        awaitTurn()
    }

    /// Has what is asked for come at the end of the turn.
    func awaitTurn() {
        guard !scheduler.isPaced else { return }
        Task { @MainActor [weak self] in await self?.flushScheduled() }
    }

    /// Leaves what is set before the next frame to that: nobody sees more.
    func pace() {
        guard !scheduler.isPaced else { return }
        scheduler.pace(true)
        Task { @MainActor [weak self, nextFrame = scheduler.nextFrame] in
            await nextFrame()
            guard let self else { return }
            scheduler.pace(false)
            await flushScheduled()
        }
    }

    private func flushScheduled() async {
        // What fills a cell may run the run loop.
        while filling.isActive { try? await Task.sleep(nanoseconds: 1_000_000) }
        if scheduler.isScheduled { runPasses(duringInteraction: false) }
    }

    func enter(_ phase: PassPhase) { stopInDebug(at: scheduler.enter(phase)) }

    /// Goes on after a step that a pass does not have. A debug build stops at it.
    func stopInDebug(at fault: String?) {
        if let fault { reporting.stopInDebug(fault) }
    }

    /// Ends what the scheduler has begun: a pass, or the calls of completions.
    func endPhase() { stopInDebug(at: scheduler.end(isHeld: !holds.waiting.isEmpty)) }

    /// Ends a pass whose batch has ended.
    func end(_ ticket: Int) {
        scheduler.completions.end(ticket)
        // A batch can end before its pass has filled all cells.
        if !isUpdating { complete() }
    }

    /// Calls those whose update is on screen, in order: one whose update one of them has flushed comes after the others.
    func complete() {
        guard !scheduler.isCompleting else { return }
        let isOutermost = scheduler.passCount == 0
        stopInDebug(at: scheduler.beginCompleting())
        while let completion = scheduler.completions.next() { completion() }
        endPhase()
        if isOutermost { scheduler.forgetCount() }
    }
}

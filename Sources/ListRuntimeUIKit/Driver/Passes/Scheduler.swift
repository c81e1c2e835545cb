/// When passes run, where the last that has begun is, and whose updates are not on screen yet.
struct Scheduler<ID: Hashable> {
    private(set) var phase = PassPhase.idle
    /// The phases that a pass was begun in, or completions are called in, the outermost first.
    private var outer: [PassPhase] = []
    /// True if another pass is asked for while one runs, or completions are called.
    private var isAskedAgain = false
    /// How many passes `flush` has made, those of calls from inside it included.
    private(set) var passCount = 0
    /// Grows with everything that is asked for.
    private(set) var askCount = 0
    /// True from a pass that changed the screen to the next frame.
    private(set) var isPaced = false
    var pass = Pass<ID>()
    var completions = CompletionQueue()
    /// Waits for the next frame: of a display of sixty frames a second, or of a headless one, which shows each turn.
    var nextFrame: @MainActor () async -> Void = {
        #if canImport(UIKit)
        try? await Task.sleep(nanoseconds: 16_666_667)
        #endif
    }

    /// Whether a pass is asked for.
    var isScheduled: Bool { phase == .scheduled || isAskedAgain }

    /// Whether completions are called, a pass that one of them has flushed included.
    var isCompleting: Bool { phase == .completing || outer.contains(.completing) }

    mutating func noteAsked() { askCount &+= 1 }

    /// Takes a step.
    /// - Returns: What is wrong with it; nil for one that there is.
    mutating func enter(_ next: PassPhase) -> String? {
        guard next != phase else { return nil }
        defer { phase = next }
        return phase.leads(to: next) ? nil : "A list went from \(phase) to \(next), which is no step of a pass."
    }

    /// Asks for a pass.
    mutating func ask() -> String? {
        if outer.isEmpty, phase.isAtRest { return enter(.scheduled) }
        isAskedAgain = true
        return nil
    }

    /// Begins a pass that is asked for.
    mutating func beginPass(isInterrupting: Bool) -> String? {
        outer.append(phase)
        isAskedAgain = false
        passCount += 1
        pass = Pass(isInterrupting: isInterrupting)
        return enter(.preparing)
    }

    mutating func beginCompleting() -> String? {
        outer.append(phase)
        if phase == .scheduled { isAskedAgain = true }
        return enter(.completing)
    }

    /// Goes back to where the pass, or the completions, began.
    /// - Parameter isHeld: Whether work waits.
    mutating func end(isHeld: Bool) -> String? {
        var next = outer.popLast() ?? .idle
        if outer.isEmpty {
            next = isAskedAgain ? .scheduled : isHeld ? .waiting : .idle
            isAskedAgain = false
        }
        return enter(next)
    }

    mutating func forgetCount() { passCount = 0 }

    mutating func pace(_ isPaced: Bool) { self.isPaced = isPaced }
}

/// Where the passes of a list are.
enum PassPhase: String, CaseIterable, Sendable {
    /// Nothing is asked for.
    case idle
    /// Some work was put off until what holds it is over, which `PassHold` names.
    case waiting
    /// A pass comes at the end of the turn, or with the next frame.
    case scheduled
    /// The newest state is evaluated and compared with the applied one, and it is decided how to show it.
    case preparing
    /// The list view takes a batch, or loads everything again.
    case updating
    /// The selection, the views above and below all rows and the place on screen follow.
    case settling
    /// What was asked of rows that were not there before is done.
    case fulfilling
    /// Those are called whose updates are on screen.
    case completing

    /// A step from one phase to another.
    struct Step: Hashable, Sendable {
        let from: PassPhase
        let to: PassPhase
        /// When it is taken.
        let reason: String

        init(_ from: PassPhase, _ to: PassPhase, _ reason: String) {
            (self.from, self.to, self.reason) = (from, to, reason)
        }
    }

    /// All steps that there are.
    static let steps = [
        Step(.idle, .scheduled, "something is asked for"),
        Step(.idle, .waiting, "a part is held"),
        Step(.idle, .completing, "a batch ends"),
        Step(.waiting, .scheduled, "what held it is over, or something is asked for"),
        Step(.waiting, .completing, "a batch ends"),
        Step(.waiting, .fulfilling, "back to the handler"),
        Step(.waiting, .idle, "a handler has interrupted what held it"),
        Step(.scheduled, .preparing, "the turn or frame ends, or flush()"),
        Step(.scheduled, .completing, "a batch ends"),
        Step(.preparing, .waiting, "the batch is held"),
        Step(.preparing, .updating, "the view has to follow"),
        Step(.preparing, .fulfilling, "there is no view"),
        Step(.updating, .settling, "the view has followed"),
        Step(.updating, .fulfilling, "a handler took the view away"),
        Step(.settling, .fulfilling, "all is as it was held"),
        Step(.fulfilling, .completing, "it is on screen, or back to the handler"),
        Step(.fulfilling, .preparing, "a handler calls flush()"),
        Step(.fulfilling, .idle, "the pass is over"),
        Step(.fulfilling, .waiting, "a part is held"),
        Step(.fulfilling, .scheduled, "something was asked for meanwhile"),
        Step(.completing, .preparing, "a handler calls flush()"),
        Step(.completing, .fulfilling, "all are called"),
        Step(.completing, .waiting, "all are called"),
        Step(.completing, .idle, "all are called"),
        Step(.completing, .scheduled, "something was asked for meanwhile"),
    ]

    /// Whether there is a step to another phase.
    func leads(to next: PassPhase) -> Bool { Self.steps.contains { $0.from == self && $0.to == next } }

    /// True if no other update can begin: the list view takes one at a time.
    var isUpdating: Bool { self == .preparing || self == .updating || self == .settling }

    /// True between passes.
    var isAtRest: Bool { self == .idle || self == .waiting || self == .scheduled }
}

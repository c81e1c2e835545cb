import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What the next pass has to do; everything that is asked for in one turn of the run loop comes together here.
struct PendingWork<State: ListState> {
    /// The newest list as it was set, until it is evaluated.
    private var list: State.ListValue?
    /// The newest state, where it is ahead of the applied one and evaluated.
    private(set) var state: State?
    /// Where the rows of the newest state are, once that was asked.
    var index: RowIndex<State>?
    var contextChanged = false
    var reloads = false
    var reconfiguresVisible = false
    var checksDuplicates = false
    /// A header or footer waits that comes or goes.
    var checksHeaders = false
    var reconfigures: [State.RowIdentity] = []
    /// The animation asked for, or nil for that of the list.
    var animation: UITableView.RowAnimation?
    var keeping: KeptPosition?
    var completions: [() -> Void] = []

    /// Adds work that was put off before this was asked for.
    mutating func resume(_ earlier: PendingWork) {
        var work = earlier
        if isAhead { (work.list, work.state, work.index) = (list, state, index) }
        work.contextChanged = contextChanged || earlier.contextChanged
        work.reloads = reloads || earlier.reloads
        work.reconfiguresVisible = reconfiguresVisible || earlier.reconfiguresVisible
        work.checksDuplicates = checksDuplicates || earlier.checksDuplicates
        work.checksHeaders = checksHeaders || earlier.checksHeaders
        work.reconfigures += reconfigures
        work.animation = animation ?? earlier.animation
        work.keeping = keeping ?? earlier.keeping
        work.completions += completions
        self = work
    }

    /// The newest list, where it is ahead of the applied one. Setting it leaves the evaluation to the pass.
    var newest: State.ListValue? {
        get { list ?? state?.listValue }
        set {
            list = newValue
            state = nil
            index = nil
        }
    }

    /// True where a list or state is ahead of the applied one.
    var isAhead: Bool { list != nil || state != nil }

    /// Evaluates the newest list, once.
    mutating func evaluate() {
        guard let list else { return }
        state = State(evaluating: list)
        self.list = nil
    }

    /// Changes one row of `base`, the newest state, in place where nothing else holds it.
    ///
    /// The index stays, unless the row has another identity. Computed rows are evaluated anew before they are read.
    mutating func change(_ base: consuming State, at path: RowPath, _ write: (inout State) -> Void) {
        let id = base.rowID(at: path)
        state = nil
        write(&base)
        if State.computesRows {
            newest = base.listValue
        } else {
            if base.rowID(at: path) != id { index = nil }
            state = base
        }
    }
}

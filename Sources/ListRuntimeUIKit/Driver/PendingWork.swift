import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What the next pass has to do; everything that is asked for in one turn of the run loop comes together here.
struct PendingWork<State: ListState, Animation> {
    /// The newest list as it was set, until it is evaluated.
    private var list: State.ListValue?
    /// The newest state, where it is ahead of the applied one and evaluated.
    private(set) var state: State?
    /// Where the rows of the newest state are, once that was asked.
    var index: RowIndex<State>?
    /// The number of the comparison in the background that the state waits for.
    private(set) var comparison: Int?
    /// What that comparison found.
    var compared: Compared<State>?
    var contextChanged = false
    var reloads = false
    var checksDuplicates = false
    /// A header or footer waits that comes or goes.
    var checksHeaders = false
    /// Rows that nothing else tells of may have another height.
    var asksSizes = false
    var reconfigures: [State.RowIdentity] = []
    /// The animation asked for, or nil for that of the list.
    var animation: Animation?
    var keeping: KeptPosition<State.RowIdentity>?
    var completions: [() -> Void] = []

    /// Adds work that was put off before this was asked for.
    mutating func resume(_ earlier: PendingWork) {
        var work = earlier
        if isAhead { work.takeState(from: self) }
        work.contextChanged = contextChanged || earlier.contextChanged
        work.reloads = reloads || earlier.reloads
        work.checksDuplicates = checksDuplicates || earlier.checksDuplicates
        work.checksHeaders = checksHeaders || earlier.checksHeaders
        work.asksSizes = asksSizes || earlier.asksSizes
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
            self.set(nil)
            list = newValue
        }
    }

    /// Sets the newest state, which waits for a comparison in the background where its number is given; nil for the
    /// applied state.
    mutating func set(_ state: State?, comparison: Int? = nil) {
        (list, self.state, index, compared) = (nil, state, nil, nil)
        self.comparison = comparison
    }

    /// Ends the wait of the state.
    mutating func endComparison(_ compared: Compared<State>) {
        comparison = nil
        self.compared = compared
    }

    /// Takes over the newest state of other work, and what belongs to it.
    mutating func takeState(from other: PendingWork) {
        (list, state, index) = (other.list, other.state, other.index)
        (comparison, compared) = (other.comparison, other.compared)
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
        (state, comparison, compared) = (nil, nil, nil)
        write(&base)
        if State.computesRows {
            newest = base.listValue
        } else {
            if base.rowID(at: path) != id { index = nil }
            state = base
        }
    }
}

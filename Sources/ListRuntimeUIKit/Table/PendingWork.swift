import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What the next pass has to do; everything that is asked for in one turn of the run loop comes together here.
struct PendingWork<State: ListState> {
    /// The newest state, where it is ahead of the applied one.
    var state: State?
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
        work.state = state ?? earlier.state
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
}

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
    var reconfigures: [State.RowIdentity] = []
    /// The animation asked for, or nil for that of the list.
    var animation: UITableView.RowAnimation?
    var keeping: KeptPosition?
    var completions: [() -> Void] = []
}

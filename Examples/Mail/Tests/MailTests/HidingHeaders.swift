import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

/// What a controller that keeps the delegate of its table does for sections without rows.
@MainActor
final class HidingHeaders<State: ListState, Context>: NSObject, UITableViewDelegate {
    private weak var table: ListTable<State, Context>?

    init(_ table: ListTable<State, Context>) {
        self.table = table
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        let count = table?.applied.rowCount(inSection: section) ?? 0
        return count == 0 ? .leastNormalMagnitude : UITableView.automaticDimension
    }
}

import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// The first row on screen, and where it stands; nil for an empty screen.
    ///
    /// Scrolling to it, or an update that keeps it, shows the same place again, also in another size of the screen and,
    /// where the identity can be coded, after a restart.
    public var anchor: RowAnchor<State.RowIdentity>? {
        tableView.flatMap { anchors(in: $0).first { $0.distance > -1 } ?? anchors(in: $0).first }
    }

    /// Scrolls to where a row stood.
    /// - Returns: False where there is no such row.
    @discardableResult
    public func scroll(to anchor: RowAnchor<State.RowIdentity>) -> Bool {
        guard let tableView, let indexPath = indexPath(of: anchor.id) else { return false }
        place(indexPath, at: anchor.distance, in: tableView)
        return true
    }

    /// What an update is to hold still, as it is on screen before it.
    enum Held {
        /// The first of these rows that is still there.
        case rows([RowAnchor<State.RowIdentity>])
        case end
    }

    func held(_ kept: KeptPosition<State.RowIdentity>?, in tableView: UITableView) -> Held? {
        switch kept {
        case nil: nil
        case .firstVisibleRow: .rows(anchors(in: tableView))
        case .anchor(let anchor): .rows([anchor])
        case .end: tableView.contentOffset.y >= lastOffset(of: tableView) - 1 ? .end : nil
        }
    }

    /// Scrolls so that what is held stands where it stood, as far as there is content.
    func hold(_ held: Held?, in tableView: UITableView) {
        switch held {
        case nil: return
        case .end:
            settle(tableView) { self.lastOffset(of: $0) }
        case .rows(let anchors):
            tableView.layoutIfNeeded()
            for anchor in anchors {
                guard let indexPath = indexPath(of: anchor.id) else { continue }
                return place(indexPath, at: anchor.distance, in: tableView)
            }
        }
    }

    /// The rows on screen from the top.
    private func anchors(in tableView: UITableView) -> [RowAnchor<State.RowIdentity>] {
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        return (tableView.indexPathsForVisibleRows ?? []).compactMap { indexPath in
            rowID(at: indexPath).map { RowAnchor(id: $0, distance: tableView.rectForRow(at: indexPath).minY - top) }
        }
    }

    private func place(_ indexPath: IndexPath, at distance: CGFloat, in tableView: UITableView) {
        settle(tableView) { tableView in
            let inset = tableView.adjustedContentInset.top
            let offset = tableView.rectForRow(at: indexPath).minY - distance - inset
            return max(-inset, min(offset, self.lastOffset(of: tableView)))
        }
    }

    /// Scrolls to an offset that depends on heights. Rows that come on screen are measured, which moves it.
    private func settle(_ tableView: UITableView, at offset: (UITableView) -> CGFloat) {
        tableView.layoutIfNeeded()
        for _ in 0..<4 {
            let target = offset(tableView)
            guard abs(target - tableView.contentOffset.y) > 0.01 else { return }
            tableView.contentOffset.y = target
            tableView.layoutIfNeeded()
        }
    }

    /// The offset at which the end of the content is on screen.
    private func lastOffset(of tableView: UITableView) -> CGFloat {
        let inset = tableView.adjustedContentInset
        return max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
    }
}

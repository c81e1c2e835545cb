import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListTable {
    /// What is on screen before an update.
    struct Anchor {
        /// The rows on screen from the top, each with its distance from the top of the screen in points.
        var rows: [(id: State.RowIdentity, distance: CGFloat)] = []
        var holdsEnd = false
    }

    func anchor(_ kept: KeptPosition?, in tableView: UITableView) -> Anchor? {
        switch kept {
        case nil: return nil
        case .firstVisibleRow:
            var anchor = Anchor()
            for indexPath in tableView.indexPathsForVisibleRows ?? [] {
                guard let id = rowID(at: indexPath) else { continue }
                anchor.rows.append((id, tableView.rectForRow(at: indexPath).minY - tableView.contentOffset.y))
            }
            return anchor
        case .end:
            return Anchor(holdsEnd: tableView.contentOffset.y >= lastOffset(of: tableView) - 1)
        }
    }

    /// Scrolls so that the anchor stands where it stood, as far as there is content.
    func hold(_ anchor: Anchor?, in tableView: UITableView) {
        guard let anchor else { return }
        tableView.layoutIfNeeded()
        if anchor.holdsEnd {
            // Rows that come on screen are measured, which moves the end.
            for _ in 0..<3 {
                tableView.contentOffset.y = lastOffset(of: tableView)
                tableView.layoutIfNeeded()
            }
            return
        }
        for (id, distance) in anchor.rows {
            guard let indexPath = indexPath(of: id) else { continue }
            let offset = tableView.rectForRow(at: indexPath).minY - distance
            let first = -tableView.adjustedContentInset.top
            tableView.contentOffset.y = max(first, min(offset, lastOffset(of: tableView)))
            return
        }
    }

    /// The offset at which the end of the content is on screen.
    private func lastOffset(of tableView: UITableView) -> CGFloat {
        let inset = tableView.adjustedContentInset
        return max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
    }
}

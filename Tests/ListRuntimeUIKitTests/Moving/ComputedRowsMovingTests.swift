import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing

/// Rows that are moved by hand beside rows that are computed.
@MainActor
@Suite struct ComputedRowsMovingTests {
    struct Numbers {
        var rows: [Int]
        var doubled: [Int] { rows.map { $0 / 2 * 2 } }
    }

    /// Rows of which the second section is computed.
    struct NumbersSnapshot: ListState {
        var listValue: Numbers
        var doubled: [Int]

        init(evaluating list: Numbers) { (listValue, doubled) = (list, list.doubled.sorted()) }

        var sectionCount: Int { 2 }
        func rows(inSection section: Int) -> [Int] { section == 0 ? listValue.rows : section == 1 ? doubled : [] }
        func rowCount(inSection section: Int) -> Int { rows(inSection: section).count }
        func section(at index: Int) -> Int? { 0..<2 ~= index ? index : nil }
        func row(at path: RowPath) -> [Int]? {
            let rows = rows(inSection: path.section)
            return rows.indices.contains(path.row) ? [path.section, rows[path.row]] : nil
        }
        func rowID(at path: RowPath) -> [Int]? { row(at: path) }
        mutating func removeDuplicateRows() { Self.removeDuplicates(from: &doubled) { $0 } }

        static func changes(from old: NumbersSnapshot, to new: NumbersSnapshot) -> ListChanges {
            var builder = ListChanges.Builder()
            for section in 0..<2 {
                builder.section(headerIsUnchanged: true) {
                    $0.many(
                        old.rows(inSection: section), new.rows(inSection: section), id: { $0 }, isUnchanged: ==)
                }
            }
            return builder.build()
        }
    }

    final class SnapshotTable: ListTable<NumbersSnapshot, Void>, UITableViewDataSource {
        init(_ list: Numbers, in tableView: UITableView) {
            super.init(state: list, context: ())
            tableView.dataSource = self
            attach(to: tableView)
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
        func tableView(_ tableView: UITableView, moveRowAt old: IndexPath, to new: IndexPath) {
            followMove(from: old, to: new) { $0.reorder(&$1.rows) { [0, $0] } }
        }
    }

    @Test("a move is followed also where equal rows that are computed are left out")
    func equalComputedRows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let tableView = UITableView(frame: window.bounds)
        window.addSubview(tableView)
        let table = SnapshotTable(Numbers(rows: [1, 2, 3]), in: tableView)
        table.onReport = { _ in }
        table.duplicatePolicy = .keepFirst
        table.flush()
        tableView.layoutIfNeeded()
        #expect(table.applied.doubled == [0, 2])
        tableView.setEditing(true, animated: false)
        #expect(tableView.headless.move(rowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)))
        #expect(table.state.rows == [2, 3, 1])
        #expect(table.applied.listValue.rows == [2, 3, 1])
        table.flush()
        #expect(table.applied.doubled == [0, 2])
        #expect(tableView.numberOfRows(inSection: 1) == 2)
    }
}

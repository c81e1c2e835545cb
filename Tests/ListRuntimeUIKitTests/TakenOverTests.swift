import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing

/// Places of cells that mean other rows than the list has: whatever is asked then, UIKit must not be told of a row
/// that it does not know.
@MainActor
@Suite struct TakenOverTests {
    /// An object whose rows a state written by hand shows as they are.
    final class Store {
        var rows: [Int] = [1]
    }

    struct StoreState: ListState {
        let store: Store
        var sectionCount: Int { 1 }
        func rowCount(inSection section: Int) -> Int { store.rows.count }
        func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
        func row(at path: RowPath) -> Int? { store.rows.indices.contains(path.row) ? store.rows[path.row] : nil }
        func rowID(at path: RowPath) -> Int? { row(at: path) }
        static func changes(from old: StoreState, to new: StoreState) -> ListChanges { ListChanges() }
    }

    final class StoreTable: ListTable<StoreState, Int>, UITableViewDataSource {
        init(_ store: Store, in tableView: UITableView) {
            super.init(state: StoreState(store: store), context: 0)
            tableView.dataSource = self
            attach(to: tableView)
        }

        override func kind(of row: Int) -> RowKind { RowKind("", reads: .context) }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }
    }

    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { window.addSubview(tableView) }

    @Test("rows that an object changed by itself are loaded anew, and reported")
    func computedRows() {
        let store = Store()
        let table = StoreTable(store, in: tableView)
        table.flush()
        #expect(tableView.headless.screen.rows.count == 1)
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        let violations = UIKitRules.violations {
            store.rows.append(2)
            table.context = 1
            table.flush()
            #expect(tableView.headless.screen.rows.count == 2)
        }
        #expect(violations.isEmpty)
        #expect(reports.count == 1)
    }

    @Test("a list whose table view belongs to another list by now leaves its rows alone")
    func secondList() {
        let store = Store()
        store.rows = Array(0..<20)
        let first = StoreTable(store, in: tableView)
        first.flush()
        let other = Store()
        let second = StoreTable(other, in: tableView)
        second.flush()
        tableView.layoutIfNeeded()
        tableView.headless.clearUpdates()
        var reports: [ListReport] = []
        first.onReport = { reports.append($0) }
        let violations = UIKitRules.violations {
            first.updateRow(15) { (_: inout Int) in
            } read: {
                $0.row(at: $1)
            } write: { _, _, _ in
            }
            first.context = 2
            first.flush()
            #expect(tableView.headless.screen.rows.count == 1)
            #expect(first.cell(for: 0) == nil && !first.select(0) && !first.scroll(to: 0))
            #expect(first.selection.isEmpty && first.visibleRows.isEmpty && first.anchor == nil)
        }
        #expect(violations.isEmpty)
        #expect(tableView.headless.updates.isEmpty)
        #expect(reports == [.takenOver])
        #expect(second.select(1))
    }
}

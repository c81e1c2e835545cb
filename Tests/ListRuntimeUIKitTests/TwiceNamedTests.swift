import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import Testing

@MainActor
@Suite struct TwiceNamedTests {
    private func expectFollowed(inWindow isInWindow: Bool) -> [ListReport] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let tableView = UITableView(frame: window.bounds)
        if isInWindow { window.addSubview(tableView) }
        let table = TwiceTable(rows: [1, 2, 3, 4], in: tableView)
        tableView.layoutIfNeeded()
        // The index that follows is built by a look-up.
        #expect(table.indexPath(of: 4)?.row == 3)
        var reports: [ListReport] = []
        table.onReport = { reports.append($0) }
        table.state = TwiceState(rows: [1, 3, 4])
        table.flush()
        #expect(tableView.numberOfRows(inSection: 0) == 3)
        #expect(table.indexPath(of: 4)?.row == 2)
        return reports
    }

    @Test("a row that changes name twice is reported, and the list reloads")
    func inWindow() {
        #expect(
            expectFollowed(inWindow: true) == [.rejectedUpdate("Attempt to create two animations for cell")])
    }

    @Test("outside of a window, where the list reloads anyway, it does no harm")
    func outsideOfAWindow() {
        #expect(expectFollowed(inWindow: false).isEmpty)
    }
}

/// A state whose changes name each delete twice.
struct TwiceState: ListState {
    var rows: [Int]

    var sectionCount: Int { 1 }
    func rowCount(inSection section: Int) -> Int { section == 0 ? rows.count : 0 }
    func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
    func row(at path: RowPath) -> Int? { rows.indices.contains(path.row) ? rows[path.row] : nil }
    func rowID(at path: RowPath) -> Int? { row(at: path) }

    static func changes(from old: TwiceState, to new: TwiceState) -> ListChanges {
        var builder = ListChanges.Builder()
        builder.section { $0.many(old.rows, new.rows, id: { $0 }, isUnchanged: ==) }
        var changes = builder.build()
        changes.rowDeletes += changes.rowDeletes
        return changes
    }
}

final class TwiceTable: ListTable<TwiceState, Void>, UITableViewDataSource {
    init(rows: [Int], in tableView: UITableView) {
        super.init(state: TwiceState(rows: rows), context: ())
        attach(to: tableView)
        tableView.dataSource = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { applied.rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
}

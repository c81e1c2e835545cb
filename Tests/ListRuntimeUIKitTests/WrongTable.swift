import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit

/// A state whose changes forget every second insert.
struct WrongState: ListState {
    var rows: [Int]

    var sectionCount: Int { 1 }
    func rowCount(inSection section: Int) -> Int { section == 0 ? rows.count : 0 }
    func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
    func row(at path: RowPath) -> Int? { rows.indices.contains(path.row) ? rows[path.row] : nil }
    func rowID(at path: RowPath) -> Int? { row(at: path) }

    static func changes(from old: WrongState, to new: WrongState) -> ListChanges {
        var builder = ListChanges.Builder()
        builder.section { $0.many(old.rows, new.rows, id: { $0 }, isUnchanged: ==) }
        var changes = builder.build()
        changes.rowInserts.removeAll { $0.row % 2 == 0 }
        return changes
    }
}

final class WrongTable: ListTable<WrongState, Void>, UITableViewDataSource {
    init(rows: [Int], in tableView: UITableView?) {
        super.init(state: WrongState(rows: rows), context: ())
        guard let tableView else { return }
        attach(to: tableView)
        tableView.dataSource = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { applied.rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
}

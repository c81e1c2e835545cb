import HeadlessUIKit
import ListRuntime
import Testing

@testable import ListRuntimeUIKit

/// Heights that read more of a row than what counts as its content.
@MainActor
@Suite struct UncomparedHeightTests {
    struct Memo {
        let id: Int
        var title: String
        var lines: CGFloat
    }

    /// As generated for `content: [\.title]`.
    struct Memos: ListState {
        var rows: [Memo]
        var sectionCount: Int { 1 }
        func rowCount(inSection section: Int) -> Int { section == 0 ? rows.count : 0 }
        func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
        func row(at path: RowPath) -> Memo? { rows.indices.contains(path.row) ? rows[path.row] : nil }
        func rowID(at path: RowPath) -> Int? { row(at: path)?.id }
        static func changes(from old: Memos, to new: Memos) -> ListChanges {
            var changes = ListChanges.Builder()
            changes.section { $0.many(old.rows, new.rows, id: { $0.id }, isUnchanged: { $0.title == $1.title }) }
            return changes.build()
        }
    }

    final class MemoTable: ListTable<Memos, Void>, UITableViewDataSource, UITableViewDelegate {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let view: UITableView

        init() {
            view = UITableView(frame: window.bounds)
            super.init(state: Memos(rows: (0..<3).map { Memo(id: $0, title: "m\($0)", lines: 1) }), context: ())
            view.register(UITableViewCell.self, forCellReuseIdentifier: "memo")
            window.addSubview(view)
            view.dataSource = self
            view.delegate = self
            attach(to: view)
            show()
        }

        func show() {
            flush()
            view.layoutIfNeeded()
        }

        func write(_ lines: CGFloat, in id: Int) {
            updateRow(id) { (memo: inout Memo) in
                memo.lines = lines
            } read: {
                $0.row(at: $1)
            } write: {
                $0.rows[$1.row] = $2
            }
        }

        override func makeCell(for row: Memo, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
            dequeue(UITableViewCell.self, "memo", at: indexPath, in: tableView)
        }
        override func reuseIdentifier(for row: Memo) -> String { "memo" }
        override func height(of row: Memo, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            request.computed(row.lines * 10)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            applied.rowCount(inSection: section)
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(at: indexPath, in: tableView)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(at: indexPath, in: tableView)
        }
    }

    @Test("a row changed by its identity gets its height, also where a newer state waits", arguments: [false, true])
    func update(waits: Bool) {
        let table = MemoTable()
        if waits { table.beginInteraction(.contextMenu) }
        table.update { $0.rows.append(Memo(id: 9, title: "n", lines: 1)) }
        table.flush()
        table.write(7, in: 0)
        table.show()
        #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        table.endInteraction(.contextMenu)
        table.show()
        #expect(table.applied.rows.count == 4)
        #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    }
}

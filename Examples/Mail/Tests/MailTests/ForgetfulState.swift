import ListRuntime

/// Rows whose changeset leaves out an insert: what a wrong diff would hand to the table.
struct ForgetfulState: ListState {
    enum Section: Hashable {
        case rows
    }

    var rows: [Int]

    var sectionCount: Int { 1 }

    func rowCount(inSection section: Int) -> Int { rows.count }

    func section(at index: Int) -> Section? { index == 0 ? .rows : nil }

    func row(at path: RowPath) -> Int? { rows.indices.contains(path.row) ? rows[path.row] : nil }

    func rowID(at path: RowPath) -> Int? { row(at: path) }

    static func changes(from old: ForgetfulState, to new: ForgetfulState) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { rows in
            rows.many(old.rows, new.rows, id: { $0 }, isUnchanged: { $0 == $1 })
        }
        var wrong = changes.build()
        wrong.rowInserts = Array(wrong.rowInserts.dropLast())
        return wrong
    }
}

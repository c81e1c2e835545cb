import ListRuntime

/// A list of one section of numbered rows.
struct BenchList: ListState {
    var rows: [IntRow]

    init(count: Int) { rows = IntRow.rows(0..<count) }

    var sectionCount: Int { 1 }
    func rowCount(inSection section: Int) -> Int { section == 0 ? rows.count : 0 }
    func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
    func row(at path: RowPath) -> IntRow? { rows.indices.contains(path.row) ? rows[path.row] : nil }
    func rowID(at path: RowPath) -> Int? { row(at: path)?.id }
    static func changes(from old: BenchList, to new: BenchList) -> ListChanges {
        IntRow.changes(from: old.rows, to: new.rows)
    }
}

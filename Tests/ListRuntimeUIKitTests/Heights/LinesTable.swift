import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// Rows with a number of lines; no generated code.
struct Lines: ListState, Sendable {
    var rows: [Note]
    /// False where the lines of a row do not count as its content.
    var comparesLines = true
    /// Told of every comparison with this state.
    var log: ComparisonLog?
    var sectionCount: Int { 1 }
    func rowCount(inSection section: Int) -> Int { section == 0 ? rows.count : 0 }
    func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
    func row(at path: RowPath) -> Note? { rows.indices.contains(path.row) ? rows[path.row] : nil }
    func rowID(at path: RowPath) -> Int? { row(at: path)?.id }
    static func changes(from old: Lines, to new: Lines) -> ListChanges {
        new.log?.compare()
        var changes = ListChanges.Builder()
        changes.section { $0.many(old.rows, new.rows, id: { $0.id }, isUnchanged: { !new.comparesLines || $0 == $1 }) }
        return changes.build()
    }
}

/// A table in a window whose heights are computed off the main actor, and which does something each time.
final class LinesTable: ListTable<Lines, Void>, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view: UITableView
    /// What heights depend on that the list does not see: of a row, and of a width.
    var extra: [Int: CGFloat] = [:]
    var extraOfWidth: [CGFloat: CGFloat] = [:]
    /// Called while heights are computed elsewhere.
    var onTurn: () -> Void = {}
    /// How often that was.
    private(set) var turns = 0
    /// How many heights were computed elsewhere.
    private(set) var computed = 0
    private var isInTurn = false

    init(count: Int) {
        view = UITableView(frame: window.bounds)
        super.init(state: Lines(rows: (0..<count).map { Note(id: $0, lines: CGFloat($0 % 5 + 1)) }), context: ())
        view.register(UITableViewCell.self, forCellReuseIdentifier: "line")
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

    func setLines(_ lines: CGFloat, of id: Int) {
        updateRow(id) { (note: inout Note) in
            note.lines = lines
        } read: {
            $0.row(at: $1)
        } write: {
            $0.rows[$1.row] = $2
        }
    }

    func expectedHeight(of row: Note, width: CGFloat) -> CGFloat {
        row.lines * 10 + width / 100 + (extra[row.id] ?? 0) + (extraOfWidth[width] ?? 0)
    }

    /// Rows without a known height.
    var unknown: [Int] {
        applied.rows.indices.filter { !heights.cache.isKnown(RowPath(section: 0, row: $0)) }
    }

    /// A known height that is not that of its row.
    var fault: String? {
        for (place, row) in applied.rows.enumerated() where heights.cache.isKnown(RowPath(section: 0, row: place)) {
            let kept = height(at: IndexPath(row: place, section: 0), in: view)
            let expected = expectedHeight(of: row, width: view.bounds.width)
            if kept != expected { return "\(kept) is kept for \(row) instead of \(expected)" }
        }
        return nil
    }

    override func makeCell(for row: Note, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        request.dequeue(UITableViewCell.self, "line")
    }

    override func kind(of row: Note) -> RowKind { RowKind("line") }

    override func height(of row: Note, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
        let width = request.width
        return request.computed(expectedHeight(of: row, width: width))
    }

    override func detachedHeight(of row: Note, width: CGFloat) -> (@Sendable () -> CGFloat)? {
        computed += 1
        if !isInTurn {
            (isInTurn, turns) = (true, turns + 1)
            // Comes before what is computed, for which the main actor waits its turn, too.
            Task {
                isInTurn = false
                onTurn()
            }
        }
        let height = expectedHeight(of: row, width: width)
        return { height }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(at: indexPath, in: tableView)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimatedHeight(at: indexPath, in: tableView)
    }
}

import HeadlessUIKit
import ListRuntime

@testable @_spi(Generated) import ListRuntimeUIKit

/// Sections of numbers, told apart by their first number's thousands; no generated code.
struct NumbersState: ListState, Sendable {
    struct Section: Equatable, Sendable {
        var id: Int
        var rows: [Int]
    }

    struct RowID: Hashable, Sendable {
        var section: Int
        var number: Int
    }

    var sections: [Section]
    /// Told of every comparison with this state.
    var log: ComparisonLog?

    init(_ sections: [[Int]]) {
        self.sections = sections.enumerated().map { Section(id: $0.offset, rows: $0.element) }
    }

    var sectionCount: Int { sections.count }
    func rowCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].rows.count : 0
    }
    func section(at index: Int) -> Int? { sections.indices.contains(index) ? sections[index].id : nil }
    func row(at path: RowPath) -> Int? {
        guard sections.indices.contains(path.section) else { return nil }
        let rows = sections[path.section].rows
        return rows.indices.contains(path.row) ? rows[path.row] : nil
    }
    func rowID(at path: RowPath) -> RowID? {
        row(at: path).map { RowID(section: sections[path.section].id, number: $0) }
    }

    static func changes(from old: NumbersState, to new: NumbersState) -> ListChanges {
        new.log?.compare()
        var builder = ListChanges.Builder()
        builder.sections(old.sections, new.sections, id: { $0.id }) { [log = new.log] old, new, rows in
            log?.compareSection()
            rows.many(old.rows, new.rows, id: { $0 }, isUnchanged: ==)
        }
        return builder.build()
    }
}

/// Where states were compared; holds them up until `gate` opens.
final class ComparisonLog: Sendable {
    private let queue = DispatchQueue(label: "log")
    let gate = DispatchSemaphore(value: 0)
    private nonisolated(unsafe) var wasOnMain: [Bool] = []
    private nonisolated(unsafe) var sections = 0

    private static let key = DispatchSpecificKey<Bool>()

    init() { DispatchQueue.main.setSpecific(key: Self.key, value: true) }

    func compare() {
        let isMain = DispatchQueue.getSpecific(key: Self.key) == true
        queue.sync { wasOnMain.append(isMain) }
        if !isMain { gate.wait() }
    }

    /// For each comparison whether it blocked the main queue.
    var comparisonsOnMain: [Bool] { queue.sync { wasOnMain } }

    func compareSection() { queue.sync { sections += 1 } }

    /// How many sections were looked into.
    var sectionCount: Int { queue.sync { sections } }
}

/// A table of numbers in a window.
final class NumbersTable: ListTable<NumbersState, Int>, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view: UITableView
    var readsSections = false
    var reports: [ListReport] = []

    init(_ sections: [[Int]]) {
        view = UITableView(frame: window.bounds, style: .plain)
        super.init(state: NumbersState(sections), context: 0)
        view.register(NumberCell.self, forCellReuseIdentifier: "number")
        view.rowHeight = 44
        view.dataSource = self
        window.addSubview(view)
        onReport = { [weak self] in self?.reports.append($0) }
        attach(to: view)
        flush()
        view.layoutIfNeeded()
        view.headless.clearUpdates()
    }

    var shown: [String] {
        view.layoutIfNeeded()
        return view.visibleCells.map { $0.textLabel?.text ?? "?" }
    }

    override func makeCell(for row: Int, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        let cell = request.dequeue(NumberCell.self, "number")
        cell.textLabel?.text = "\(row) \(context)"
        cell.fills += 1
        return cell
    }

    override func kind(of row: Int) -> RowKind {
        RowKind("number", reads: readsSections ? [.context, .beyondRow] : .context)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
}

final class NumberCell: UITableViewCell {
    var fills = 0
    /// What it was told of the selection of its row.
    var saysSelected = false
}

import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit

/// A table of records in a window.
final class RecordsTable: ListTable<Records, Int>, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    let view: UITableView
    var reports: [ListReport] = []

    init(_ folders: [Records.Folder]) {
        view = UITableView(frame: window.bounds, style: .plain)
        super.init(state: Records(folders: folders), context: 0)
        for name in ["plain", "urgent"] { view.register(UITableViewCell.self, forCellReuseIdentifier: name) }
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        onReport = { [weak self] in self?.reports.append($0) }
        attach(to: view)
        flush()
        view.layoutIfNeeded()
    }

    var shown: [String] {
        view.layoutIfNeeded()
        return view.visibleCells.map { "\($0.textLabel?.text ?? "?") \($0.reuseIdentifier ?? "?")" }
    }

    override func makeCell(for row: Record, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        request.dequeue(UITableViewCell.self, row.isUrgent ? "urgent" : "plain") { $0.textLabel?.text = row.title }
    }

    override func kind(of row: Record) -> RowKind { RowKind(row.isUrgent ? "urgent" : "plain", reads: .surroundings) }

    override func height(of row: Record, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
        request.computed(row.isUrgent ? 44 : 30)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(at: indexPath, in: tableView)
    }
}

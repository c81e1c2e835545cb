import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

/// A table of a `BenchList` in a window that shows ten rows, each of a height that is computed.
final class BenchTable: ListTable<BenchList, Void>, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view: UITableView

    init(count: Int) {
        view = UITableView(frame: window.bounds, style: .plain)
        super.init(state: BenchList(count: count), context: ())
        view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.estimatedRowHeight = 44
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        attach(to: view)
        flush()
        view.layoutIfNeeded()
    }

    override func makeCell(for row: IntRow, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        let cell = request.dequeue(UITableViewCell.self, "row")
        cell.tag = row.content
        return cell
    }

    override func kind(of row: IntRow) -> RowKind { RowKind("row") }

    override func height(
        of row: IntRow, at indexPath: IndexPath, _ request: inout HeightRequest
    ) -> CGFloat? { request.computed(44) }

    func update(row id: Int, _ change: (inout IntRow) -> Void) {
        updateRow(id, change) { state, path in
            state.rows[path.row]
        } write: { state, path, row in
            state.rows[path.row] = row
        }
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

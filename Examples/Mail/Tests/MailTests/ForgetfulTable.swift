@_spi(Generated) import ListRuntimeUIKit
import UIKit

/// A table whose state computes wrong changesets.
@MainActor
final class ForgetfulTable: ListTable<ForgetfulState, Void>, UITableViewDataSource {
    init(_ state: ForgetfulState, in tableView: UITableView) {
        super.init(state: state, context: ())
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        attach(to: tableView)
        tableView.dataSource = self
    }

    override func makeCell(for row: Int, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell {
        let cell = request.dequeue(UITableViewCell.self, "cell")
        cell.textLabel?.text = "\(row)"
        return cell
    }

    override func kind(of row: Int) -> RowKind { RowKind("cell") }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(at: indexPath, in: tableView)
    }
}

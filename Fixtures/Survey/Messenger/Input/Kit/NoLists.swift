import UIKit

/// None of these is a list: a protocol with a default, a wrapper of a table, an object that only measures.
protocol RowMaker {
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension RowMaker {
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "r", for: indexPath)
    }
}

final class Measurer { weak var tableView: UITableView? }

final class Wrapper: UIView {
    let table = UITableView()
    weak var source: UITableViewDiffableDataSource<Int, Int>?
}

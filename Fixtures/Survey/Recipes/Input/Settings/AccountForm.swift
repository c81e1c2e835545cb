import UIKit

/// Cells kept in properties.
final class AccountForm: UITableViewController {
    private let nameCell = TextCell(style: .default, reuseIdentifier: nil)
    private let mailCell = TextCell(style: .default, reuseIdentifier: nil)
    private lazy var sizingCell = TextCell(style: .default, reuseIdentifier: nil)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 0 ? nameCell : mailCell
    }
}

class TextCell: UITableViewCell {
    let field = UITextField()
}

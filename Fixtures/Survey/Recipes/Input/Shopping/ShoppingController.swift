import UIKit

/// A subclass of a diffable data source, made by the screen.
final class ShoppingController: UIViewController {
    private let tableView = UITableView()
    private var dataSource: ShoppingDataSource?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ItemCell.self, forCellReuseIdentifier: "item")
        tableView.register(ItemCell.self, forCellReuseIdentifier: "bought")
        dataSource = ShoppingDataSource(tableView: tableView) { tableView, indexPath, item in
            let cell = tableView.dequeueReusableCell(withIdentifier: item.isBought ? "bought" : "item", for: indexPath)
            (cell as? ItemCell)?.item = item
            return cell
        }
    }
}

final class ShoppingDataSource: UITableViewDiffableDataSource<Int, ShoppingItem> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

struct ShoppingItem: Hashable {
    var name: String
    var isBought: Bool
}

final class ItemCell: UITableViewCell {
    var item: ShoppingItem?
}

import UIKit

/// The widget has a controller of the same name as the app; only here it is of its own kind.
private final class TagCell: UITableViewCell {
    let remove = UIButton()
}

final class WidgetController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.register(TagCell.self, forCellReuseIdentifier: "tag")
        return tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath) as! TagCell
    }
}

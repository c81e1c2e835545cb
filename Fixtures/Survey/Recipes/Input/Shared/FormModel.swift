import UIKit

/// No list: it fills cells for another one and conforms to no data source.
final class FormModel: NSObject {
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "form", for: indexPath)
    }
}

/// No list either: a data source that nobody has any more is told of in a comment and a string.
/// `UITableViewDiffableDataSource<Int, String>(tableView: tableView)`
enum Notes {
    static let text = "UITableViewDiffableDataSource<Int, String>(tableView: tableView)"
}

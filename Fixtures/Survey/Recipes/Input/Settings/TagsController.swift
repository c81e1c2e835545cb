import UIKit

/// Prototypes of a storyboard, one without a class.
final class TagsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private var tableView: UITableView!
    private var tags: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? tags.count : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 1 {
            return tableView.dequeueReusableCell(withIdentifier: "add", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath) as! TagCell
        cell.name = tags[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        tags.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        tags.swapAt(source.row, target.row)
    }
}

final class TagCell: UITableViewCell {
    var name = ""
}

final class AboutController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class VersionCell: UITableViewCell {}

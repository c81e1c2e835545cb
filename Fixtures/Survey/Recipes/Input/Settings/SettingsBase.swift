import UIKit

/// A base that no one makes: its subclasses are the lists.
class SettingsBase: UITableViewController {
    struct Item {
        var title: String
        var isOn: Bool
    }

    var items: [Item] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath) as! SwitchCell
        cell.toggle.isOn = items[indexPath.row].isOn
        return cell
    }
}

/// Made by its class and by a nib.
final class SwitchCell: UITableViewCell {
    let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {
        super.awakeFromNib()
        accessoryView = toggle
    }
}

final class SyncSettings: SettingsBase {
    override var items: [Item] { [Item(title: "Sync", isOn: true)] }
}

final class SoundSettings: SettingsBase {
    override var items: [Item] { [Item(title: "Sounds", isOn: false)] }
}

final class UnitSettings: SettingsBase {
    override var items: [Item] { [Item(title: "Metric", isOn: true)] }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = items[indexPath.row].title
        return cell
    }
}

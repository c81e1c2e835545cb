import UIKit

struct Setting: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Settings {
    var settings: [Setting]  // listgen:row(cell: SettingCell)
}

final class SettingsController: UITableViewController {
    private var table: Settings.Table?
}

final class SettingCell: UITableViewCell {
    func configure(with setting: Setting) { tag = setting.id }
}

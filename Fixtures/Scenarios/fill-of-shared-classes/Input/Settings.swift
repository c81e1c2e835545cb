import UIKit

struct Setting: Equatable {
    let id: Int
    var title: String
    var isOn: Bool
}

struct SettingsContext {
    var isOffline: Bool
}

// Rows without payload on a class that other rows fill are filled by the actions: a reused cell would show another row.
// listgen:list(.table, context: SettingsContext)
struct Settings {
    var sync: Bool  // listgen:row(cell: SwitchCell)
    var wifi: Bool  // listgen:row(cell: SwitchCell)
    var items: [Setting]  // listgen:row(cell: SwitchCell)
    var help: Bool  // listgen:row(cell: HelpCell)
    var about: Bool  // listgen:row(cell: HelpCell)
    var groups: [SettingGroup]
}

// listgen:section
struct SettingGroup {
    let id: Int
    var settings: [Setting]  // listgen:row(cell: SwitchCell)
    var more: Bool  // listgen:row(cell: SwitchCell)
}

final class SwitchCell: UITableViewCell {}

final class HelpCell: UITableViewCell {}

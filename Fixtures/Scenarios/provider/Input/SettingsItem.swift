import UIKit

struct SettingsContext {
    var accent: UIColor
}

struct Account: Hashable {
    let name: String
}

// listgen:rows(provider: .table, context: SettingsContext)
enum SettingsItem: Hashable {
    case account(Account)           // listgen:row(cell: AccountCell)
    case toggle(title: String, isOn: Bool)  // listgen:row(cell: ToggleCell)
    case version                    // listgen:row(cell: VersionCell)
}

final class AccountCell: UITableViewCell {
    func configure(_ account: Account, context: SettingsContext) {
        textLabel?.text = account.name
        textLabel?.textColor = context.accent
    }
}

final class ToggleCell: UITableViewCell {
    func configure(title: String, isOn: Bool) {
        textLabel?.text = title + (isOn ? " on" : " off")
    }
}

final class VersionCell: UITableViewCell {}

import UIKit

struct Account: Equatable, Identifiable {
    let id: Int
    var name: String
}

// listgen:section
struct General {
    let id = 0
    let profile = true  // listgen:row(cell: UITableViewCell, on: select, configure: fillProfile)
    let privacy = true  // listgen:row(cell: UITableViewCell, on: select, configure: fillPrivacy)
    let sounds = true  // listgen:row(cell: UITableViewCell, configure: fillSounds)
    var accounts: [Account]  // listgen:row(cell: AccountCell)
    var isBeta: Bool  // listgen:row(cell: UITableViewCell, configure: fillBeta)
    let help = true  // listgen:row(cell: UITableViewCell, configure: fillHelp)
    let about = true  // listgen:row(cell: UITableViewCell, configure: fillAbout)
    let legal = true  // listgen:row(cell: UITableViewCell, configure: fillLegal)

    @MainActor static func fillProfile(_ cell: UITableViewCell) { cell.textLabel?.text = "Profile" }
    @MainActor static func fillPrivacy(_ cell: UITableViewCell) { cell.textLabel?.text = "Privacy" }
    @MainActor static func fillSounds(_ cell: UITableViewCell) { cell.textLabel?.text = "Sounds" }
    @MainActor static func fillBeta(_ cell: UITableViewCell) { cell.textLabel?.text = "Beta" }
    @MainActor static func fillHelp(_ cell: UITableViewCell) { cell.textLabel?.text = "Help" }
    @MainActor static func fillAbout(_ cell: UITableViewCell) { cell.textLabel?.text = "About" }
    @MainActor static func fillLegal(_ cell: UITableViewCell) { cell.textLabel?.text = "Legal" }
}

final class AccountCell: UITableViewCell {
    func configure(with account: Account) { textLabel?.text = account.name }
}

// Rows that are always there cost an arm each, and no comparison.
// listgen:list(.table)
struct Settings {
    var general = General(accounts: [], isBeta: false)
    let signOut = true  // listgen:row(cell: UITableViewCell, on: select, configure: { cell in cell.textLabel?.text = "Sign out" })
    var isShared: Bool  // listgen:row(cell: UITableViewCell, configure: { cell in cell.textLabel?.text = "Shared" })
}

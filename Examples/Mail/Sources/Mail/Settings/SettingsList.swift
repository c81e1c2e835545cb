import MailKit
import UIKit

// listgen:list(.table, context: MailSettings, animation: .fade)
/// The settings: fixed sections whose look follows the settings themselves.
struct SettingsList {
    // listgen:section(header: "Reading", height: 50)
    // listgen:row(id: .value, on: select)
    var toggles: [Toggle]
    // listgen:section(header: "Appearance", height: 60)
    // listgen:row(id: \.title, on: select)
    var choices: [Choice]
    var signature: Signature
    #if DEBUG
    // listgen:section(header: "Debug", footer: "Only in debug builds")
    var build: BuildInfo?
    #endif
    // listgen:row(cell: DestructiveCell, name: "signOut", configure: cell.titleLabel.text = "Sign out", on: select(event))
    var canSignOut: Bool
}

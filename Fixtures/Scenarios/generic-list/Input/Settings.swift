import ListRuntime
import ListRuntimeUIKit
import UIKit

protocol SettingsItem: Equatable {
    associatedtype ID: Hashable
    var id: ID { get }
    var title: String { get }
}

struct SettingsContext {
    var tint = UIColor.systemBlue
}

// A list of whatever conforms. Its events are beside it, in `SettingsListActions<Item>`.
// listgen:list(.table, context: SettingsContext)
struct SettingsList<Item: SettingsItem> {
    var featured: Item?  // listgen:row(cell: SettingsCell<Item>)
    // listgen:section(header: { items in "\(items.count) settings" })
    // listgen:row(cell: SettingsCell<Item>, on: select, height: 50)
    var items: [Item]
    // A cell that takes all that conform.
    // listgen:row(cell: TitleCell, name: "recent")
    var recentItems: [Item]
    var note: Note
}

final class SettingsCell<Item: SettingsItem>: UITableViewCell {
    func configure(with item: Item, context: SettingsContext) {
        textLabel?.text = item.title
        textLabel?.textColor = context.tint
    }
}

final class TitleCell: UITableViewCell {
    func configure(with item: any SettingsItem) { textLabel?.text = "Recent \(item.title)" }
}

struct Note: Equatable {
    var text: String
}

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) { textLabel?.text = note.text }
}

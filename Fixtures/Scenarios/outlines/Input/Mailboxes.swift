import ListRuntime
import ListRuntimeUIKit
import UIKit

// A tree of values: the rows below one are a member, and whether they are shown is another.
// listgen:list(.table)
struct Mailboxes {
    // listgen:row(on: [select, delete])
    var folders: [Folder]
    // listgen:row(cell: UITableViewCell, configure: { cell, tag in cell.textLabel?.text = tag.name }, on: select)
    var tags: [Tag]
}

// listgen:row(children: \.folders, isExpanded: \.isExpanded)
struct Folder: Equatable {
    let id: Int
    var name: String
    var isExpanded = false
    var folders: [Folder] = []
}

struct Tag: Equatable {
    let id: String
    var name: String
}

// listgen:cell
final class FolderCell: UITableViewCell {
    func configure(with folder: Folder, outline: RowOutline) {
        let sign = !outline.hasChildren ? " " : outline.isExpanded ? "-" : "+"
        textLabel?.text = sign + folder.name
    }
}

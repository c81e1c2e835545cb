import UIKit

// Members that are misspelled, or that nothing is there for: one error each.

struct Option: Identifiable, Equatable {
    let id: Int
    var isOn: Bool
}

struct Folder: Identifiable, Equatable {
    let id: Int
    var folders: [Folder]
}

final class OptionCell: UITableViewCell {
    var tint: UIColor = .black  // listgen:inject
    let toggle = UISwitch()  // listgen:event(into: \.isOnn)

    func configure(with option: Option) { toggle.isOn = option.isOn }
}

// listgen:list(.table)
struct Settings {
    var options: [Option]  // listgen:row(cell: OptionCell)
}

final class FolderCell: UITableViewCell {
    func configure(with folder: Folder, outline: RowOutline) {}
}

// listgen:list(.table)
struct Folders {
    var folders: [Folder]  // listgen:row(cell: FolderCell, children: \.folders, isExpanded: \.opne)
    var open: Set<Int>
}

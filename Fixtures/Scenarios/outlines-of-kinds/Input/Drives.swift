import ListRuntime
import UIKit

// What holds the rows below a row of a rows enum, and what says that they are shown, are members that the enum computes.

// listgen:list(.table)
struct Browser: Equatable {
    var entries: [Entry]  // listgen:row(children: \.entries, isExpanded: \.isExpanded, on: select)
}

// The list holds the identities of what is open; in a section struct the rows do.
// listgen:list(.table)
struct Drives: Equatable {
    var open: Set<Entry.RowID>
    var recent: [Entry]  // listgen:row(children: \.entries, isExpanded: \.open)
    var drives: [Drive]
    var removable: Drive?
}

// listgen:section(header: \.name)
struct Drive: Identifiable, Equatable {
    let id: Int
    var name: String
    var entries: [Entry]  // listgen:row(children: \.shared, isExpanded: \.isExpanded)
    var pinned: [File]
}

// listgen:rows
enum Entry: Equatable {
    case folder(Folder)
    case file(File)
    // listgen:row(cell: UITableViewCell, configure: { cell in cell.textLabel?.text = "empty" })
    case empty

    var entries: [Entry] {
        get { if case .folder(let folder) = self { folder.entries } else { [] } }
        set {
            guard case .folder(var folder) = self else { return }
            folder.entries = newValue
            self = .folder(folder)
        }
    }
    var shared: [Entry]? {
        get { if case .folder(let folder) = self { folder.entries } else { nil } }
        set { entries = newValue ?? [] }
    }
    var isExpanded: Bool {
        get { if case .folder(let folder) = self { folder.isExpanded } else { false } }
        set {
            guard case .folder(var folder) = self else { return }
            folder.isExpanded = newValue
            self = .folder(folder)
        }
    }
}

struct Folder: Identifiable, Equatable {
    let id: Int
    var name: String
    var isOffline = false
    var isExpanded = false
    var entries: [Entry] = []
}

struct File: Identifiable, Equatable {
    let id: String
}

// listgen:cell
final class FolderCell: UITableViewCell {
    let isOffline = UISwitch()  // listgen:event(into: \Folder.isOffline)

    func configure(with folder: Folder, outline: RowOutline) {
        let sign = outline.hasChildren ? outline.isExpanded ? "-" : "+" : " "
        textLabel?.text = sign + folder.name + (folder.isOffline ? "*" : "")
        isOffline.isOn = folder.isOffline
    }
}

// listgen:cell
final class FileCell: UITableViewCell {
    func configure(with file: File) { textLabel?.text = file.id }
}

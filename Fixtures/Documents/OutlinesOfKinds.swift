import ListRuntimeUIKit
import UIKit

//: Outlines 2

struct Folder: Identifiable, Equatable {
    let id: Int
    var name: String
    var isExpanded = false
    var entries: [Entry] = []
}

struct File: Identifiable, Equatable {
    let id: String
}

// listgen:cell
final class FolderCell: UITableViewCell {
    func configure(with folder: Folder) { textLabel?.text = folder.name }
}

// listgen:cell
final class FileCell: UITableViewCell {
    func configure(with file: File) { textLabel?.text = file.id }
}

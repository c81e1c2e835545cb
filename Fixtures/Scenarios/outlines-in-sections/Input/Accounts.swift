import ListRuntime
import ListRuntimeUIKit
import UIKit

// An outline of objects. Its depth decides the cell and the height of a row, and an empty list shows a row.
// listgen:list(.table, actions: .closures)
struct Tree {
    // listgen:section(header: { nodes in "\(nodes.count)" }, empty: EmptyCell)
    // listgen:row(cell: RootCell, when: { node, outline in outline.depth == 0 })
    // listgen:row(cell: NodeCell, children: \.children, isExpanded: \.isOpen, content: .instance, on: [select, delete], height: { node, outline in CGFloat(30 + 10 * outline.depth) })
    var nodes: [TreeNode]
    var footer: Note  // listgen:row(cell: NoteCell)
}
final class TreeNode {
    let id = UUID()
    var title = ""
    var isOpen = false
    var children: [TreeNode] = []
    weak var parent: TreeNode?
}
struct Note: Equatable { var text: String }
final class NoteCell: UITableViewCell { func configure(with note: Note) {} }
final class EmptyCell: UITableViewCell {}
final class RootCell: UITableViewCell { func configure(_ node: TreeNode) {} }
final class NodeCell: UITableViewCell { func configure(_ node: TreeNode, _ outline: RowOutline, position: RowPosition<TreeNode>) {} }

// Two outlines of one type, one of which may be missing; which rows are expanded says a set for each.
// listgen:list(.table)
struct Two {
    // listgen:row(children: \.below, isExpanded: \.openA)
    var first: [Item]?
    // listgen:row(children: \.below, isExpanded: \.openB)
    var second: [Item]
    // listgen:ignore
    var openA: Set<String>
    var openB: Set<String>
    struct Item: Hashable, Identifiable {
        var id: String
        var below: [Item]?
    }
}
// listgen:cell
final class ItemCell: UITableViewCell {
    func configure(with item: Two.Item, outline: RowOutline) {}
}

// Sections with rows before their outlines, once and for each account.
// listgen:list(.table)
public struct Accounts {
    var local: AccountSection
    var all: [AccountSection]
}
// listgen:section(header: \.name)
public struct AccountSection: Identifiable {
    public let id: Int
    var name: String
    var hint: Hint?
    // listgen:row(on: select)
    var folders: [MailFolder]
}
public struct Hint: Equatable { var text: String }
// listgen:cell
final class HintCell: UITableViewCell { func configure(with hint: Hint) {} }
// listgen:row(children: \.folders, isExpanded: \.isExpanded)
public struct MailFolder: Equatable, Identifiable {
    public let id: Int
    var isExpanded: Bool
    var folders: [MailFolder]
}
// listgen:cell
final class MailFolderCell: UITableViewCell {
    let button = UIButton()  // listgen:event
    func configure(with folder: MailFolder) {}
}

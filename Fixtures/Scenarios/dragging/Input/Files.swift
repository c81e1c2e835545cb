import UIKit

struct File: Equatable {
    let id: Int
    var name: String
    var url: URL { URL(fileURLWithPath: "/" + name) }
    var providers: [NSItemProvider] { [NSItemProvider(object: name as NSString)] }
}

final class Store {
    var isShared = true

    @MainActor func items(of file: File) -> [UIDragItem] {
        isShared ? [UIDragItem(itemProvider: NSItemProvider(object: file.name as NSString))] : []
    }
}

// listgen:rows(drag: Item.providers(of:))
enum Item: Equatable {
    case file(File)  // listgen:row(cell: FileCell)
    case text(String)  // listgen:row(cell: TextCell, id: .value, drag: { [NSItemProvider(object: $0 as NSString)] })

    static func providers(of item: Item) -> [NSItemProvider] { [NSItemProvider(), NSItemProvider()] }
}

// listgen:section(id: \.id, drag: { row in row == .canAdd ? [] : [NSItemProvider()] })
struct Folder: Equatable {
    let id: Int
    var files: [File]  // listgen:row(cell: FileCell)
    var canAdd: Bool  // listgen:row(cell: AddCell)
}

// listgen:list(.table, context: Store, drag: Files.noItems(of:))
struct Files {
    // listgen:row(cell: FileCell, drag: { file, store in store.items(of: file) })
    var files: [File]
    var shared: [File]  // listgen:row(cell: FileCell, drag: \.providers)
    var items: [Item]
    var folders: [Folder]
    // listgen:row(load: { id, _ -> File? in File(id: id, name: "loaded") }, cell: FileCell, drag: \.providers)
    var ids: [Int]
    var hint: String  // listgen:row(cell: TextCell)

    @MainActor static func noItems(of row: Row) -> [UIDragItem] { [] }
}

final class FileCell: UITableViewCell {
    let icon = UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 20))  // listgen:lift

    func configure(with file: File) {
        contentView.addSubview(icon)
        textLabel?.text = file.name
    }
}

final class TextCell: UITableViewCell {
    func configure(with text: String) { textLabel?.text = text }
}

final class AddCell: UITableViewCell {}

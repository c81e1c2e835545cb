import UIKit

struct File: Equatable {
    let id: Int
}

// listgen:list(.table, on: [tableView(_:itemsForBeginning:at:), tableView(_:dragSessionWillBegin:)])
struct Files {
    var files: [File]  // listgen:row(cell: FileCell, drag: text(of:))
    var others: [File]  // listgen:row(cell: FileCell, drag: { file, context, third in [] })
    // listgen:row(cell: OtherCell, when: { $0.id > 1 }, drag: \.items)
    // listgen:row(cell: FileCell, drag: \.items)
    var twice: [File]

    static func text(of file: File) -> String { "" }
}

extension File {
    var items: [NSItemProvider] { [] }
}

// listgen:rows(provider: .table)
enum Item {
    case file(File)  // listgen:row(cell: FileCell, drag: \.items)
}

final class FileCell: UITableViewCell {
    func configure(with file: File) {}
}

final class OtherCell: UITableViewCell {
    let icon = UIView()  // listgen:lift

    func configure(with file: File) {}
}

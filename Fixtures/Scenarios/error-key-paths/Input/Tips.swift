import UIKit

enum Look: String { case wide, narrow }

struct Tip: Hashable {
    let id: Int
    var title: String
    var caption: String?
    var look: Look
    var isRead: Bool { id > 0 }
}

final class TipCell: UITableViewCell {
    func configure(with tip: Tip) { textLabel?.text = tip.title }
}

// listgen:list(.table)
struct Tips {
    var looks: [Tip]  // listgen:row(cell: TipCell, reuse: \.look)
    var captions: [Tip]  // listgen:row(cell: TipCell, reuse: \.caption)
    var titles: [Tip]  // listgen:row(cell: TipCell, height: \.title)
    var near: [Tip]  // listgen:row(cell: TipCell, selects: \.isread)
    // listgen:row(cell: TipCell, when: \.isNew)
    // listgen:row(cell: TipCell)
    var unknown: [Tip]
    // listgen:section(header: \.count)
    var counted: [Tip]  // listgen:row(cell: TipCell)
    var part: Part
}

// listgen:section(header: \.titel)
enum Part {
    case tips([Tip])  // listgen:row(cell: TipCell)

    var title: String { "Tips" }
}

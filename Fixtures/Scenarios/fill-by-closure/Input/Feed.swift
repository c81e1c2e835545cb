import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

struct FeedContext {
    var isLarge: Bool
}

// listgen:list(.table, context: FeedContext)
struct Feed {
    // listgen:row(cell: PlainCell, configure: { cell, story, position in cell.show(story.title, position.index) })
    var stories: [Story]
    // listgen:row(cell: PlainCell, configure: { cell, story, position, context in
    //     cell.show(story.title, context.isLarge ? position.index : position.count)
    // })
    var more: [Story]
    // listgen:row(cell: PlainCell, configure: { cell, story, context, position in
    //     cell.show(story.title, context.isLarge ? position.index : position.count)
    // })
    var rest: [Story]
    // listgen:row(cell: PlainCell, configure: { cell, row in cell.show("\(row)", 0) })
    var isLoading: Bool
    // listgen:row(cell: PlainCell, configure: cell.show("\(row)", 1))
    var isEmpty: Bool
    var items: [FeedItem]
}

// listgen:rows
enum FeedItem: Hashable {
    case loader  // listgen:row(cell: PlainCell, configure: { cell, row in cell.show("\(row)", 2) })
    case gap  // listgen:row(cell: PlainCell, configure: cell.show("\(row == .gap)", 3))
    case pair(title: String, count: Int)  // listgen:row(cell: PlainCell, id: \.title, configure: cell.show("\(row) \(title)", count))
    // listgen:row(cell: PlainCell, id: \.title, configure: { cell, title, count, position in cell.show(title, count + position.index) })
    case place(title: String, count: Int)
}

// listgen:rows(provider: .table)
enum Setting: Hashable {
    case version  // listgen:row(cell: PlainCell, configure: { cell, row in cell.show("\(row == .version)", 4) })
    case name(String)  // listgen:row(cell: PlainCell, configure: cell.show(row, 5))
}

final class PlainCell: UITableViewCell {
    func show(_ text: String, _ number: Int) { textLabel?.text = "\(text) \(number)" }
}

import UIKit

protocol Titled {
    var title: String { get }
}

protocol Dated: Titled {
    var year: Int { get }
}

protocol Marked {
    var mark: String { get }
}

struct Story: Dated, Equatable {
    let id: Int
    var title: String
    var year: Int
}

final class Song: Equatable, Titled, Marked {
    let id: Int
    var title = ""
    var mark: String { "*" }

    init(id: Int) {
        self.id = id
    }

    static func == (a: Song, b: Song) -> Bool { a.id == b.id && a.title == b.title }
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: TitleCell)
    var more: [Story]  // listgen:row(cell: SomeCell)
    var other: [Story]  // listgen:row(cell: GenericCell)
    var songs: [Song]  // listgen:row(cell: BothCell, content: \.title)
    var bare: [Song]  // listgen:row(cell: BareCell, content: \.title)
    var hashed: [Int]  // listgen:row(cell: HashCell, id: .value)
    var any: [Int]  // listgen:row(cell: OpenCell, id: .value)
}

final class TitleCell: UITableViewCell {
    func configure(with item: any Titled, isSelected: Bool = false) { textLabel?.text = item.title }
}

final class SomeCell: UITableViewCell {
    func configure(with item: some Dated) { textLabel?.text = "\(item.title) \(item.year)" }
}

final class GenericCell: UITableViewCell {
    func configure<Item: Titled>(with item: Item) where Item: Equatable { textLabel?.text = item.title }
}

final class BothCell: UITableViewCell {
    func configure(with item: any Titled & Marked) { textLabel?.text = item.title + item.mark }
}

final class BareCell: UITableViewCell {
    func configure(with item: Titled?) { textLabel?.text = item?.title }
}

final class HashCell: UITableViewCell {
    func configure<Value: Hashable & Sendable>(with value: Value) { textLabel?.text = "\(value)" }
}

final class OpenCell: UITableViewCell {
    func configure<Value>(with value: Value) { textLabel?.text = "\(value)" }
}

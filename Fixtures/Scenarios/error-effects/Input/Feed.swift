import UIKit

struct Story: Equatable {
    let id: Int
}

struct Note: Equatable {
    let id: Int
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: ThrowingCell)
    var notes: [Note]
    var heights: [Story]  // listgen:row(cell: HeightCell)
    var taps: [Story]  // listgen:row(cell: TapCell)
    var results: [Story]  // listgen:row(cell: ResultCell)
    var filled: [Story]  // listgen:row(cell: PlainCell, configure: Cells.fill)
    var marked: [Story]  // listgen:row(cell: MarkedCell)
    // listgen:row(cell: PlainCell)
    var loaded: [Story] { get async { [] } }
    // listgen:row(cell: PlainCell)
    var checked: [Story] { get throws { [] } }
    // listgen:row(cell: PlainCell)
    var counted: [Story] { mutating get { [] } }
}

final class ThrowingCell: UITableViewCell {
    func configure(with story: Story) throws {}
}

// listgen:cell
final class NoteCell: UITableViewCell {
    func configure(with note: Note) async {}
}

final class HeightCell: UITableViewCell {
    static func height(for story: Story) throws -> CGFloat { 44 }
    func configure(with story: Story) {}
}

final class TapCell: UITableViewCell {
    func configure(with story: Story) {}
    // listgen:on(willDisplay)
    func load() async {}
}

final class ResultCell: UITableViewCell {
    func configure(with story: Story) {}
    // listgen:on(willDisplay)
    func load() -> Bool { true }
}

final class MarkedCell: UITableViewCell {
    // listgen:configure
    func fill(with story: Story) throws {}
    func configure(with story: Story) {}
}

enum Cells {
    static func fill(_ cell: PlainCell, with story: Story) async {}
}

final class PlainCell: UITableViewCell {
    func configure(with story: Story) {}
}

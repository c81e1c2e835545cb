import UIKit

struct Song: Equatable {
    let id: Int
    var isOld: Bool
}

// listgen:section
enum Part {
    case songs([Song])  // listgen:row(cell: SongCell, moves: .inSection)
    case note(String)  // listgen:row(cell: TextCell)
}

// listgen:section(id: \.self)
struct Album: Hashable {
    var songs: [Int]  // listgen:row(cell: NumberCell, id: .value, moves: .inSection)
}

// listgen:section
struct Extra {
    var songs: [Song]  // listgen:row(moves: .inSection)
}

// listgen:list(.table, canMove: \.isOld, on: move)
struct Songs {
    var all: [Song]  // listgen:ignore
    var first: Song  // listgen:row(moves: .inSection)
    var old: [Song] { all.filter(\.isOld) }  // listgen:row(moves: .inSection)
    var maybe: [Song]?  // listgen:row(moves: .inSection)
    var places: [Song]  // listgen:row(id: .position, moves: .inSection)
    var equals: [String]  // listgen:row(cell: TextCell, id: .occurrence, moves: .inSection)
    private(set) var hidden: [Song]  // listgen:row(moves: .inSection)
    var others: ArraySlice<Song>  // listgen:row(moves: .inSection)
    // listgen:row(when: \.isOld, cell: OldCell, moves: .inSection)
    // listgen:row(cell: SongCell, moves: .inSection, canMove: { song, context, third in true })
    var twice: [Song]
    var parts: [Part]
    var albums: [Album]
    var extra: Extra?
    var rest: [Song]  // listgen:row(moves: .everywhere)
}

// listgen:section
struct Both {
    var open: [Song]  // listgen:row(moves: .anywhere)
    var done: [Song]  // listgen:row(moves: .anywhere)
}

// listgen:list(.table)
struct Single {
    var both: Both
}

// listgen:list(.table)
struct Lonely {
    var lonely: [Song]  // listgen:row(moves: .anywhere)
    var others: [Song]  // listgen:row(moves: .inSection)
}

// listgen:list(.table, delegate: .mine, moves: .inSection)
struct Mine {
    var songs: [Song]
}

// listgen:list(.table)
struct Plain {
    var songs: [Song]  // listgen:row(canMove: true, on: move)
}

// listgen:rows(provider: .table)
enum Item {
    case song(Song)  // listgen:row(cell: SongCell, moves: .inSection)
}

// listgen:cell
final class SongCell: UITableViewCell {
    func configure(with song: Song) {}
}

final class OldCell: UITableViewCell {
    func configure(with song: Song) {}
}

final class TextCell: UITableViewCell {
    func configure(with text: String) {}
}

final class NumberCell: UITableViewCell {
    func configure(with number: Int) {}
}

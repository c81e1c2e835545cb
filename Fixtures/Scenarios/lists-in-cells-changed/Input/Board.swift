import UIKit

// A board of cards: what the user does in the list of a cell is done in the list around it.

// listgen:actions
enum CardAction: Equatable {
    case archive  // listgen:action(title: "Archive", style: .destructive)
}

struct Card: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

// listgen:list(.table)
struct Column: Identifiable, Equatable {
    let id: Int
    // listgen:row(cell: CardCell, on: select, moves: .inSection, trailingSwipe: [.archive], menu: [.archive], does: CardAction)
    var cards: [Card]
    // listgen:row(cell: SortCell, id: .value, choice: \.sort)
    var sorts: [String]
    var sort: String?  // listgen:ignore
}

/// Columns in each shape that rows have.
// listgen:list(.table)
struct Board {
    // listgen:row(cell: ColumnCell, height: 300)
    var columns: [Column]
    // listgen:row(cell: ColumnCell, height: 300)
    var backlog: Column?
    // listgen:row(cell: ColumnCell, height: 300)
    let pinned: [Column]
    var teams: [Team]
    var items: [Item]
    var parts: [Part]
    // listgen:row(cell: ColumnCell, height: 300)
    var weeks: [[Column]]
    // listgen:section(rows: \.columns, id: \.id)
    // listgen:row(cell: ColumnCell, height: 300)
    var months: [Month]
}

// listgen:section
struct Team: Identifiable {
    let id: Int
    // listgen:row(cell: ColumnCell, height: 300)
    var columns: [Column]
}

struct Month {
    let id: Int
    var columns: [Column]
}

// listgen:rows
enum Item: Equatable {
    // listgen:row(cell: ColumnCell, height: 300)
    case column(Column)
    case note(String)  // listgen:row(cell: NoteCell, id: .value)
}

// listgen:section
enum Part {
    case notes([Note])  // listgen:row(cell: NoteCell)
    case columns([Column])  // listgen:row(cell: ColumnCell, height: 300)
}

struct Note: Identifiable, Equatable {
    let id: Int
    var text: String
}

/// Boards in cells of their own.
// listgen:list(.table)
struct Wall {
    var sheets: [Sheet]  // listgen:row(cell: SheetCell, height: 400)
    // listgen:row(cell: ColumnCell, height: 300)
    var later: [Column]?
}

// listgen:list(.table)
struct Sheet: Identifiable, Equatable {
    let id: Int
    var column: Column  // listgen:row(cell: ColumnCell, id: .kind, height: 300)
}

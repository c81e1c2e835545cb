import UIKit

// listgen:list(.table)
struct Menu {
    var items: [Level1]
}

// listgen:rows
enum Level1 {
    case left(Level2), right(Level2)
}

// listgen:rows
enum Level2 {
    case left(Level3), right(Level3)
}

// listgen:rows
enum Level3 {
    case left(Level4), right(Level4)
}

// listgen:rows
enum Level4 {
    case left(Level5), right(Level5)
}

// listgen:rows
enum Level5 {
    case left(Level6), right(Level6)
}

// listgen:rows
enum Level6 {
    case left(Level7), right(Level7)
}

// listgen:rows
enum Level7 {
    case left(Level8), right(Level8)
}

// listgen:rows
enum Level8 {
    case left(Level9), right(Level9)
}

// listgen:rows
enum Level9 {
    case left(Level10), right(Level10)
}

// listgen:rows
enum Level10 {
    case left(Level11), right(Level11)
}

// listgen:rows
enum Level11 {
    case left(Level12), right(Level12)
}

// listgen:rows
enum Level12 {
    case entry  // listgen:row(cell: EntryCell)
}

final class EntryCell: UITableViewCell {}

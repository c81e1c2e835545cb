import HeadlessUIKit

struct Text: Equatable, Sendable {
    let id: Int
    var length: CGFloat
}

/// A list whose heights can be computed ahead: texts off the main actor, photos on it.
// listgen:list(.table)
struct Book {
    // listgen:row(cell: TextCell)
    var texts: [Text]
    var photos: [Photo]
}

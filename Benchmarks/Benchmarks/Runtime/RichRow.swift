import Foundation
import ListRuntime

/// A row of eight fields, as an app has them; the strings are too long to be stored inline.
struct RichRow: BenchRow {
    static let name = "rich"
    var id: UUID
    var title: String
    var subtitle: String
    var author: String
    var address: String
    var likes: Int
    var date: Double
    var isRead: Bool

    init(number: UInt64) {
        id = UUID(number: number)
        title = "The title of row number \(number)"
        subtitle = "A line or two about the row of number \(number), as long as such lines are"
        author = "The author of \(number % 100), with a name"
        address = "https://example.com/rows/\(number)"
        likes = Int(number % 50)
        date = Double(number)
        isRead = number % 2 == 0
    }

    mutating func changeContent() { likes += 1 }

    /// An equal row whose text lies in storage of its own.
    func builtAnew() -> RichRow {
        var row = self
        row.title = String(decoding: title.utf8, as: UTF8.self)
        row.subtitle = String(decoding: subtitle.utf8, as: UTF8.self)
        row.author = String(decoding: author.utf8, as: UTF8.self)
        row.address = String(decoding: address.utf8, as: UTF8.self)
        return row
    }

    static func collect(from old: [RichRow], to new: [RichRow], in rows: inout ListChanges.Rows) {
        rows.many(old, new, id: { $0.id }, isUnchanged: { $0 == $1 })
    }

    static func differing(_ old: [RichRow], _ new: [RichRow]) -> Int {
        var differing = 0
        for place in 0..<min(old.count, new.count) where old[place] != new[place] { differing += 1 }
        return differing
    }
}

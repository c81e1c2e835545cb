import Foundation
import ListRuntime

/// A UUID and one small content field.
struct UUIDRow: BenchRow {
    static let name = "UUID"
    var id: UUID
    var content: Int

    init(number: UInt64) {
        id = UUID(number: number)
        content = Int(number)
    }

    mutating func changeContent() { content += 1 }

    static func collect(from old: [UUIDRow], to new: [UUIDRow], in rows: inout ListChanges.Rows) {
        rows.many(old, new, id: { $0.id }, isUnchanged: { $0.content == $1.content })
    }

    static func differing(_ old: [UUIDRow], _ new: [UUIDRow]) -> Int {
        var differing = 0
        for place in 0..<min(old.count, new.count)
        where old[place].id != new[place].id || old[place].content != new[place].content {
            differing += 1
        }
        return differing
    }
}

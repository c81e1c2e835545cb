import ListRuntime

/// An integer id and one small content field.
struct IntRow: BenchRow {
    static let name = "Int"
    var id: Int
    var content: Int

    init(number: UInt64) {
        var generator = SeededGenerator(state: number)
        id = Int(truncatingIfNeeded: generator.next())
        content = Int(number)
    }

    mutating func changeContent() { content += 1 }

    static func collect(from old: [IntRow], to new: [IntRow], in rows: inout ListChanges.Rows) {
        rows.many(old, new, id: { $0.id }, isUnchanged: { $0.content == $1.content })
    }

    static func differing(_ old: [IntRow], _ new: [IntRow]) -> Int {
        var differing = 0
        for place in 0..<min(old.count, new.count)
        where old[place].id != new[place].id || old[place].content != new[place].content {
            differing += 1
        }
        return differing
    }
}

import Foundation

/// Where the sections and rows before a batch stand after it.
struct BatchMapping {
    /// The new index of every section that lives on, reloaded ones too.
    let sections: [Int: Int]
    private let batch: TableBatch
    private let before: [Int]
    private let after: [Int]

    init(batch: TableBatch, before: [Int], after: [Int]) {
        self.batch = batch
        self.before = before
        self.after = after
        var moved: [Int: Int] = [:]
        for move in batch.sectionMoves { moved[move.from] = move.to }
        let gone = Set(batch.sectionDeletes)
        let taken = Set(batch.sectionInserts).union(moved.values)
        var free = after.indices.filter { !taken.contains($0) }[...]
        var map: [Int: Int] = [:]
        for section in before.indices where !gone.contains(section) {
            if let target = moved[section] { map[section] = target } else { map[section] = free.popFirst() }
        }
        sections = map
    }

    /// The new path of every row that lives on with its cell: neither deleted nor reloaded.
    /// Linear to the number of rows.
    func rows() -> [IndexPath: IndexPath] {
        let deleted = Set(batch.rowDeletes)
        let reloaded = Set(batch.rowReloads)
        let reloadedSections = Set(batch.sectionReloads)
        var moved: [IndexPath: IndexPath] = [:]
        for move in batch.rowMoves { moved[move.from] = move.to }
        let taken = Set(batch.rowInserts).union(moved.values)
        var map: [IndexPath: IndexPath] = [:]
        for section in before.indices {
            guard let new = sections[section], !reloadedSections.contains(section) else { continue }
            var slot = 0
            for row in 0..<before[section] {
                let path = IndexPath(row: row, section: section)
                if deleted.contains(path) { continue }
                if let target = moved[path] {
                    map[path] = target
                    continue
                }
                while taken.contains(IndexPath(row: slot, section: new)) { slot += 1 }
                if !reloaded.contains(path) { map[path] = IndexPath(row: slot, section: new) }
                slot += 1
            }
        }
        return map
    }
}

#if !canImport(UIKit)
import Foundation
internal import ListRuntime

/// Where the sections and rows before a batch stand after it.
struct BatchMapping {
    /// The new index of every section that lives on, reloaded ones too.
    let sections: [Int: Int]
    private let reloaded: Set<Int>
    private let movedRows: [IndexPath: IndexPath]
    /// The new rows of sections whose rows change, nil for a row that does not live on.
    private let rows: [Int: [Int?]]

    /// Linear to the changes, the sections, and the rows of sections whose rows change.
    init(_ batch: HeadlessBatch, before: [Int], after: [Int]) {
        var map: [Int: Int] = [:]
        let origins = batch.sections.sectionOrigins(before: before.count, after: after.count)
        for (section, origin) in origins.enumerated() {
            if let origin { map[origin] = section }
        }
        sections = map
        reloaded = Set(batch.sectionReloads)
        var movedRows: [IndexPath: IndexPath] = [:]
        for move in batch.rowMoves { movedRows[move.from] = move.to }
        self.movedRows = movedRows
        rows = Self.rows(batch, before: before, sections: map)
    }

    private static func rows(_ batch: HeadlessBatch, before: [Int], sections: [Int: Int]) -> [Int: [Int?]] {
        func rows(_ paths: [IndexPath]) -> [Int: Set<Int>] {
            paths.reduce(into: [:]) { $0[$1.section, default: []].insert($1.row) }
        }
        let leaving = rows(batch.rowDeletes + batch.rowMoves.map(\.from))
        let renewed = rows(batch.rowReloads)
        let arriving = rows(batch.rowInserts + batch.rowMoves.map(\.to))
        var result: [Int: [Int?]] = [:]
        for (section, new) in sections {
            let (out, again, into) = (leaving[section] ?? [], renewed[section] ?? [], arriving[new] ?? [])
            guard before.indices.contains(section), !(out.isEmpty && again.isEmpty && into.isEmpty) else { continue }
            var slot = 0
            result[section] = (0..<before[section]).map { row in
                guard !out.contains(row) else { return nil }
                while into.contains(slot) { slot += 1 }
                defer { slot += 1 }
                return again.contains(row) ? nil : slot
            }
        }
        return result
    }

    /// The new index of a section that lives on with its views: neither deleted nor reloaded.
    func keptSection(_ section: Int) -> Int? { reloaded.contains(section) ? nil : sections[section] }

    /// The new path of a row that lives on with its cell: neither deleted nor reloaded.
    func row(_ path: IndexPath) -> IndexPath? {
        guard let section = sections[path.section], !reloaded.contains(path.section) else { return nil }
        if let moved = movedRows[path] { return moved }
        guard let rows = rows[path.section] else { return IndexPath(row: path.row, section: section) }
        guard rows.indices.contains(path.row), let row = rows[path.row] else { return nil }
        return IndexPath(row: row, section: section)
    }
}
#endif

import SourceText
import SwiftSurface

extension Resolution {
    mutating func program() -> Program {
        indexCells()
        var lists: [Int: [ListDefinition]] = [:]
        let marked = table.symbols.indices.filter { isGenerated($0) }
        for id in marked where marks(of: id).contains(.list) && table.symbol(id).kind == .struct {
            outputFile = table.symbol(id).file
            if let list = list(id) { lists[outputFile, default: []].append(list) }
        }
        var sections: [Int: [SectionTypeDefinition]] = [:]
        var rows: [Int: [RowsDefinition]] = [:]
        for id in table.symbols.indices where usedTypes.contains(id) || isProvider(id) {
            outputFile = table.symbol(id).file
            guard isGenerated(id) else { continue }
            if table.symbol(id).kind == .enum {
                if let definition = rowsDefinition(id) { rows[outputFile, default: []].append(definition) }
            } else if let definition = sectionTypeDefinition(id) {
                sections[outputFile, default: []].append(definition)
            }
        }
        checkUnused()
        reportNearTypes()
        reportRedeclared()
        reportUnknownSuperclasses()
        if errorCount == 0, !isPartial { reportUnapplied() }
        var files: [GeneratedFile] = []
        for (index, file) in table.files.enumerated() {
            let (rows, sections, lists) = (rows[index] ?? [], sections[index] ?? [], lists[index] ?? [])
            guard !rows.isEmpty || !sections.isEmpty || !lists.isEmpty else { continue }
            files.append(
                GeneratedFile(
                    sourcePath: file.source.path, imports: imports(of: index),
                    rows: rows.sorted { $0.place.range.lower < $1.place.range.lower },
                    sections: sections.sorted { $0.place.range.lower < $1.place.range.lower },
                    lists: lists.sorted { $0.place.range.lower < $1.place.range.lower }))
        }
        return Program(files: files, decisions: sortedDecisions())
    }

    func isGenerated(_ id: Int) -> Bool {
        table.files[table.symbol(id).file].isGenerated
    }

    func isProvider(_ id: Int) -> Bool {
        table.symbol(id).kind == .enum && marks(of: id)[.rows]?.has(.provider) ?? false
    }

    /// Reads the section structs and rows enums that no list holds, so that their faults are reported too.
    private mutating func checkUnused() {
        for id in table.symbols.indices where isGenerated(id) {
            outputFile = table.symbol(id).file
            let marks = marks(of: id)
            if table.symbol(id).kind == .struct, marks.contains(.section), !marks.contains(.list) {
                _ = sectionSites(id)
            } else if table.symbol(id).kind == .enum, marks.contains(.rows) {
                _ = rowsSites(id)
                if isProvider(id), !usedTypes.contains(id) { checkProviderAlone(id) }
            }
        }
        if errorCount == 0, !isPartial { reportUnused() }
    }

    /// By subject and aspect, equal ones once.
    private func sortedDecisions() -> [Decision] {
        let order = Decision.Aspect.allCases
        func rank(_ decision: Decision) -> Int {
            order.firstIndex(of: decision.aspect) ?? order.count
        }
        let sorted = decisions.enumerated().sorted { a, b in
            if a.element.subject != b.element.subject { return a.element.subject < b.element.subject }
            if rank(a.element) != rank(b.element) { return rank(a.element) < rank(b.element) }
            return a.offset < b.offset
        }
        var result: [Decision] = []
        for (_, decision) in sorted where !result.suffix(8).contains(decision) {
            result.append(decision)
        }
        return result
    }
}

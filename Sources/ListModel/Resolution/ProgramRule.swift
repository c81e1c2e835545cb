import SourceText
import SwiftSurface

/// The whole run: every list, and the section structs and rows enums that they hold.
struct ProgramRule: ResolutionRule {
    let listScope: ListScope

    func program() -> Program {
        var lists: [Int: [ListDefinition]] = [:]
        let marked = table.symbols.indices.filter { facts.isGenerated($0) }
        for id in marked where facts.marks(of: id).contains(.list) && table.symbol(id).kind == .struct {
            let file = table.symbol(id).file
            if let list = ListRule(listScope: listScope.of(file: file)).list(id) {
                lists[file, default: []].append(list)
                ConnectedListRule(self).report(list, id)
            }
        }
        var sections: [Int: [SectionTypeDefinition]] = [:]
        var sectionEnums: [Int: [SectionEnumDefinition]] = [:]
        var rows: [Int: [RowsDefinition]] = [:]
        for id in table.symbols.indices where findings.usage.types.contains(id) || facts.isProvider(id) {
            guard facts.isGenerated(id) else { continue }
            let file = table.symbol(id).file
            let scope = listScope.of(file: file)
            if facts.isSectionEnum(id) {
                if let definition = SectionEnumRule(listScope: scope).definition(id) {
                    sectionEnums[file, default: []].append(definition)
                }
            } else if table.symbol(id).kind == .enum {
                if let definition = RowsRule(listScope: scope).rowsDefinition(id) {
                    rows[file, default: []].append(definition)
                }
            } else if let definition = SectionTypeRule(listScope: scope).sectionTypeDefinition(id) {
                sections[file, default: []].append(definition)
            }
        }
        checkUnused()
        NearTypeRule(self).reportNearTypes()
        RedeclarationRule(self).reportRedeclared()
        SuperclassRule(self).reportUnknownSuperclasses()
        if errorCount == 0, !facts.isPartial { UnappliedRule(self).reportUnapplied() }
        var files: [GeneratedFile] = []
        for (index, file) in table.files.enumerated() {
            let (rows, sections, lists) = (rows[index] ?? [], sections[index] ?? [], lists[index] ?? [])
            let enums = sectionEnums[index] ?? []
            guard !rows.isEmpty || !sections.isEmpty || !enums.isEmpty || !lists.isEmpty else { continue }
            files.append(
                GeneratedFile(
                    sourcePath: file.source.path, imports: ImportRule(self).imports(of: index),
                    rows: rows.sorted { $0.place.range.lower < $1.place.range.lower },
                    sections: sections.sorted { $0.place.range.lower < $1.place.range.lower },
                    sectionEnums: enums.sorted { $0.place.range.lower < $1.place.range.lower },
                    lists: lists.sorted { $0.place.range.lower < $1.place.range.lower }))
        }
        return Program(files: files, decisions: sortedDecisions())
    }

    /// Reads the section structs and rows enums that no list holds, so that their faults are reported too.
    private func checkUnused() {
        for id in table.symbols.indices where facts.isGenerated(id) {
            let scope = listScope.of(file: table.symbol(id).file)
            let marks = facts.marks(of: id)
            if table.symbol(id).kind == .struct, marks.contains(.section), !marks.contains(.list) {
                _ = SectionTypeRule(listScope: scope).sectionSites(id)
            } else if facts.isSectionEnum(id) {
                _ = SectionEnumRule(listScope: scope).sites(id)
            } else if table.symbol(id).kind == .enum, marks.contains(.rows) {
                _ = RowsRule(listScope: scope).rowsSites(id)
                if facts.isProvider(id), !findings.usage.types.contains(id) {
                    UselessArgumentRule(self).checkProviderAlone(id)
                }
            }
        }
        if errorCount == 0, !facts.isPartial { UselessArgumentRule(self).reportUnused() }
    }

    /// By subject and aspect, equal ones once.
    private func sortedDecisions() -> [Decision] {
        let order = Decision.Aspect.allCases
        func rank(_ decision: Decision) -> Int {
            order.firstIndex(of: decision.aspect) ?? order.count
        }
        let sorted = findings.decisions.enumerated().sorted { a, b in
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

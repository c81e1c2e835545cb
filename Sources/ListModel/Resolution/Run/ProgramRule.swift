import SourceText
import SwiftSurface

/// One file of the program: its lists, and the section structs and rows enums that lists hold.
struct ProgramRule: ResolutionRule {
    let listScope: ListScope

    private var symbols: [Int] { table.symbolIDs(declaredIn: listScope.outputFile) }

    func lists() -> [ListDefinition] {
        symbols.filter { facts.isGenerated($0) }.compactMap { id in
            guard facts.marks(of: id).contains(.list), table.symbol(id).kind == .struct else { return nil }
            let list = ListRule(listScope: listScope.of(file: listScope.outputFile)).list(id)
            if let list { ConnectedListRule(self).report(list, id) }
            return list
        }
    }

    /// Those that lists hold, and the enums that ask for a provider, as parts of what is generated for the file.
    func types() -> GeneratedFile {
        var result = GeneratedFile(sourcePath: "")
        for id in symbols
        where facts.isHeldByLists(id) || facts.isProvider(id) || facts.isHierarchy(id) && facts.isHeld(id) {
            guard facts.isGenerated(id) else { continue }
            let scope = listScope.of(file: listScope.outputFile)
            if facts.isSectionEnum(id) {
                if let definition = SectionEnumRule(listScope: scope).definition(id) {
                    result.sectionEnums.append(definition)
                }
            } else if facts.isRows(id) {
                if let definition = RowsRule(listScope: scope).rowsDefinition(id) { result.rows.append(definition) }
            } else if let definition = SectionTypeRule(listScope: scope).sectionTypeDefinition(id) {
                result.sections.append(definition)
            }
        }
        result.rows.sort { $0.place.range.lower < $1.place.range.lower }
        result.sections.sort { $0.place.range.lower < $1.place.range.lower }
        result.sectionEnums.sort { $0.place.range.lower < $1.place.range.lower }
        return result
    }

    func check() {
        checkUnused()
        NearTypeRule(self).reportNearTypes(in: listScope.outputFile)
        for id in symbols where !facts.marks(of: id).marks.isEmpty { reach(id) }
        SuperclassRule(self).reportUnknownSuperclasses(in: listScope.outputFile)
    }

    /// Reads the section structs and rows enums that no list holds, so that their faults are reported too.
    private func checkUnused() {
        for id in symbols where facts.isGenerated(id) {
            let scope = listScope.of(file: listScope.outputFile)
            let marks = facts.marks(of: id)
            if table.symbol(id).kind == .struct, marks.contains(.section), !marks.contains(.list) {
                _ = SectionTypeRule(listScope: scope).sectionSites(id)
            } else if facts.isSectionEnum(id) {
                _ = SectionEnumRule(listScope: scope).sites(id)
            } else if facts.isRows(id) {
                _ = RowsRule(listScope: scope).rowsSites(id)
                if facts.isProvider(id), !facts.isHeldByLists(id) {
                    UselessArgumentRule(self).checkProviderAlone(id)
                }
            }
        }
    }
}

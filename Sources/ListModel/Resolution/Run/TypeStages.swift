import SourceText
import SwiftSurface

/// The stages of the section structs, section enums and rows enums of one file.
struct TypeStages: ResolutionRule {
    let listScope: ListScope

    /// Those that lists hold, and the enums that ask for a provider, as parts of what is generated for the file.
    func types() -> GeneratedFile {
        var result = GeneratedFile(sourcePath: "")
        for id in table.symbolIDs(declaredIn: listScope.outputFile)
        where facts.isHeldByLists(id) || facts.isProvider(id) || facts.isHierarchy(id) && facts.isHeld(id) {
            guard facts.isGenerated(id) else { continue }
            let stages = TypeStages(listScope: listScope.of(file: listScope.outputFile))
            if facts.isSectionEnum(id) {
                if let definition = stages.sectionEnum(id) { result.sectionEnums.append(definition) }
            } else if facts.isRows(id) {
                if let definition = stages.rows(id) { result.rows.append(definition) }
            } else if let definition = stages.sectionStruct(id) {
                result.sections.append(definition)
            }
        }
        result.rows.sort { $0.place.range.lower < $1.place.range.lower }
        result.sections.sort { $0.place.range.lower < $1.place.range.lower }
        result.sectionEnums.sort { $0.place.range.lower < $1.place.range.lower }
        return result
    }

    private func sectionEnum(_ id: Int) -> SectionEnumDefinition? {
        guard let sites = SectionEnumRule(self).sites(id) else { return nil }
        let errors = errorCount
        TypeNameRule(self).check(sectionEnum: id, sites: sites)
        let definition = SectionEnumDefinitionRule(self).definition(id, sites: sites)
        return errors == errorCount ? definition : nil
    }

    private func sectionStruct(_ id: Int) -> SectionTypeDefinition? {
        guard let sites = SectionTypeRule(self).sectionSites(id) else { return nil }
        let errors = errorCount
        let definition = SectionTypeDefinitionRule(self).definition(id, sites: sites)
        TypeNameRule(self).check(section: id, sites: sites, sources: definition.sources)
        return errors == errorCount ? definition : nil
    }

    private func rows(_ id: Int) -> RowsDefinition? {
        guard let sites = RowsRule(self).rowsSites(id), let mark = facts.marks(of: id)[.rows] else { return nil }
        let errors = errorCount
        var definition = RowsDefinitionRule(self).definition(id, sites: sites)
        TypeNameRule(self).check(rows: id, mark: mark, cases: definition.cases)
        if applied.value(.provider, of: mark) != nil {
            let provider = ProviderRule(self).provider(id, sites: sites, mark: mark)
            LeafChecks(self).checkNumber(of: provider.leaves.count, in: id)
            TypeNameRule(self).check(provider, of: id)
            definition.provider = provider
        }
        return errors == errorCount ? definition : nil
    }

    func check() {
        checkUnused()
        UnknownTypeRule(self).reportUnknownTypes(in: listScope.outputFile)
        for id in table.symbolIDs(declaredIn: listScope.outputFile) where !facts.marks(of: id).marks.isEmpty {
            reach(id)
        }
        SuperclassRule(self).reportUnknownSuperclasses(in: listScope.outputFile)
    }

    /// Reads the section structs and rows enums that no list holds, so that their faults are reported too.
    private func checkUnused() {
        for id in table.symbolIDs(declaredIn: listScope.outputFile) where facts.isGenerated(id) {
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

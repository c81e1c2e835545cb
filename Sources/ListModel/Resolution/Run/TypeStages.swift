import SourceText
import SwiftSurface

/// The stages of the section structs, section enums and rows enums of one file.
struct TypeStages: ResolutionRule {
    let listScope: ListScope
    private let accounts: Accounts

    init(listScope: ListScope) {
        self.init(listScope: listScope, accounts: Accounts())
    }

    init(listScope: ListScope, accounts: Accounts) {
        self.listScope = listScope
        self.accounts = accounts
    }

    /// Those that lists hold, and the enums that ask for a provider, as parts of what is generated for the file.
    func types() -> GeneratedFile {
        var result = GeneratedFile(sourcePath: "")
        for id in table.symbolIDs(declaredIn: listScope.outputFile)
        where isHeldByLists(id) || facts.isProvider(id) || facts.isHierarchy(id) && isHeld(id) {
            guard facts.isGenerated(id) else { continue }
            if facts.isActions(id) {
                if let definition = actions(id) { result.actions.append(definition) }
            } else if facts.isSectionEnum(id) {
                if let definition = sectionEnum(id) { result.sectionEnums.append(definition) }
            } else if facts.isRows(id) {
                if let definition = rows(id) { result.rows.append(definition) }
            } else if let definition = sectionStruct(id) {
                result.sections.append(definition)
            }
        }
        result.rows.sort { $0.place.range.lower < $1.place.range.lower }
        result.sections.sort { $0.place.range.lower < $1.place.range.lower }
        result.actions.sort { $0.place.range.lower < $1.place.range.lower }
        result.sectionEnums.sort { $0.place.range.lower < $1.place.range.lower }
        return result
    }

    private func isHeldByLists(_ id: Int) -> Bool {
        accounts.listsHold(table.symbol(id).place) || facts.servesOtherModules(id)
    }
    private func isHeld(_ id: Int) -> Bool {
        accounts.isHeld(table.symbol(id).place) || facts.servesOtherModules(id)
    }

    private func sectionEnum(_ id: Int) -> SectionEnumDefinition? {
        guard let sites = SectionEnumRule(self).sites(id) else { return nil }
        let (definition, hasErrors) = log.checking {
            TypeNameRule(self).check(sectionEnum: id, sites: sites)
            return SectionEnumDefinitionRule(self).definition(id, sites: sites)
        }
        return hasErrors ? nil : definition
    }

    private func actions(_ id: Int) -> ActionsDefinition? {
        let (definition, hasErrors) = log.checking { ActionsDefinitionRule(self).definition(id) }
        return hasErrors || facts.marks(of: id).isFaulty ? nil : definition
    }

    private func sectionStruct(_ id: Int) -> SectionTypeDefinition? {
        guard let sites = SectionTypeRule(self).sectionSites(id) else { return nil }
        let (definition, hasErrors) = log.checking {
            let definition = SectionTypeDefinitionRule(self).definition(id, sites: sites)
            TypeNameRule(self).check(section: id, sites: sites, sources: definition.sources)
            return definition
        }
        return hasErrors ? nil : definition
    }

    private func rows(_ id: Int) -> RowsDefinition? {
        guard let sites = RowsRule(self).rowsSites(id), let mark = facts.marks(of: id)[.rows] else { return nil }
        let (definition, hasErrors) = log.checking {
            var definition = RowsDefinitionRule(self).definition(
                id, sites: sites, isUsed: isHeldByLists(id),
                isIdentified: accounts.identifies(table.symbol(id).place) || facts.servesOtherModules(id))
            TypeNameRule(self).check(rows: id, mark: mark, definition)
            if applied.value(.provider, of: mark) != nil {
                let frame = ListFrameRule(self).frame(ofProvider: id, mark: mark)
                let provider = ProviderRule(listScope: listScope.within(frame)).provider(id, sites: sites, mark: mark)
                LeafChecks(self).checkNumber(of: provider.leaves.count, in: id)
                TypeNameRule(self).check(provider, of: id)
                definition.provider = provider
            }
            return definition
        }
        return hasErrors ? nil : definition
    }

    /// - Parameter wanted: The misspelt contexts that may have what nothing on offer has.
    func check(wanting wanted: Set<SourcePlace>) {
        checkUnused()
        UnknownTypeRule(self).reportUnknownTypes(in: listScope.outputFile, wanting: wanted)
        for id in table.symbolIDs(declaredIn: listScope.outputFile) where !facts.marks(of: id).marks.isEmpty {
            reach(id)
        }
        SuperclassRule(self).reportUnknownSuperclasses(in: listScope.outputFile)
    }

    /// Reads the section structs and rows enums that no list holds, so that their faults are reported too.
    private func checkUnused() {
        for id in table.symbolIDs(declaredIn: listScope.outputFile) where facts.isGenerated(id) {
            let marks = facts.marks(of: id)
            if table.symbol(id).kind == .struct, marks.contains(.section), !marks.contains(.list) {
                _ = SectionTypeRule(self).sectionSites(id)
            } else if facts.isSectionEnum(id) {
                _ = SectionEnumRule(self).sites(id)
            } else if facts.isRows(id) {
                _ = RowsRule(self).rowsSites(id)
                if facts.isProvider(id), !isHeldByLists(id) {
                    UselessArgumentRule(self).checkProviderAlone(id)
                }
            }
        }
    }
}

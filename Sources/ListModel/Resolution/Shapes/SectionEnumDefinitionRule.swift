import SourceText
import SwiftSurface

/// What is generated for section enums.
struct SectionEnumDefinitionRule: ResolutionRule {
    let listScope: ListScope

    func definition(_ id: Int, sites: [SectionCaseSite]) -> SectionEnumDefinition {
        let symbol = table.symbol(id)
        contribute(id)
        let isComputed = sites.contains { $0.snapshotType != nil }
        return SectionEnumDefinition(
            typeName: symbol.spelledName, access: facts.memberAccess(of: id, hasSnapshot: isComputed),
            availability: facts.availability(of: id), conditions: symbol.declaration.conditions,
            names: facts.sectionEnumNames(id), cases: sites.map(definition), place: symbol.place)
    }

    private func definition(_ site: SectionCaseSite) -> SectionEnumDefinition.Case {
        SectionEnumDefinition.Case(
            name: site.name, payload: site.payload, rows: ShapeRule(self).rows(of: site), identity: site.identity.0,
            identityFacts: site.identity.1, snapshotType: site.snapshotType, conditions: site.conditions,
            place: site.place)
    }
}

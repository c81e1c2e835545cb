import SourceText
import SwiftSurface

/// What is generated for section structs.
struct SectionTypeDefinitionRule: ResolutionRule {
    let listScope: ListScope

    func definition(_ id: Int, sites: [RowSite]) -> SectionTypeDefinition {
        let symbol = table.symbol(id)
        let names = facts.sectionNames(id)
        let isComputed = sites.contains { $0.declaration?.isComputed == true }
        contribute(id)
        return SectionTypeDefinition(
            typeName: symbol.spelledName, typeParameters: Generics.list(symbol.declaration.genericParameters),
            access: facts.memberAccess(of: id, hasSnapshot: isComputed),
            availability: facts.availability(of: id),
            conditions: symbol.declaration.conditions, rowName: names.row, rowIDName: names.rowID,
            snapshotName: names.snapshot, sources: sites.map { SourceRule(self).source($0) }, place: symbol.place)
    }
}

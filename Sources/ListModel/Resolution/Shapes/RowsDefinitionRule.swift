import SourceText
import SwiftSurface

/// What is generated for rows enums, and for protocols and classes marked `rows`.
struct RowsDefinitionRule: ResolutionRule {
    let listScope: ListScope

    /// - Parameters:
    ///   - isUsed: Whether a list holds it.
    ///   - isIdentified: Whether one of them asks it which of its rows is which.
    func definition(_ id: Int, sites: [RowSite], isUsed: Bool, isIdentified: Bool) -> RowsDefinition {
        let symbol = table.symbol(id)
        contribute(id)
        var cases: [RowsDefinition.Case] = []
        for site in sites {
            let rule = doubting(DoubtRule(self).isDoubtful(site))
            let identity =
                isUsed && isIdentified && site.rows == nil
                ? IdentityRule(rule).identity(of: site, isRepeated: true, owner: facts.rowsDeclaration(id))
                : (.kind, TypeFacts())
            cases.append(
                RowsDefinition.Case(
                    name: site.caseName, payload: site.payload, nestedRows: site.rows.map(facts.rowsDeclaration),
                    identity: identity.0, identityPayload: IdentityRule(rule).identityPayload(of: site),
                    identityFacts: identity.1,
                    content: isUsed && site.rows == nil
                        ? ContentRule(rule).content(of: site) : site.payload.isEmpty ? .none : .equatable,
                    conditions: site.conditions, place: site.place))
            site.types.forEach { contribute($0.syntax) }
        }
        return RowsDefinition(
            typeName: facts.rowsDeclaration(id),
            hierarchy: facts.isHierarchy(id) ? hierarchy(id, sites: sites) : nil,
            access: access(of: id),
            availability: facts.availability(of: id),
            conditions: symbol.declaration.conditions, rowIDName: facts.rowIDName(id), provider: nil,
            isUsedByList: isUsed, cases: cases, place: symbol.place)
    }

    /// That of the marked type, or, for an enum beside a protocol or class that only its file sees, the same.
    private func access(of id: Int) -> String {
        let isFileOnly = Access(table.symbol(id).declaration.modifiers).isFileOnly
        return facts.isHierarchy(id) && isFileOnly ? "fileprivate" : facts.memberAccess(of: id)
    }

    /// How a generated enum makes rows of values: those of a class after those of the classes that inherit from it.
    private func hierarchy(_ id: Int, sites: [RowSite]) -> RowsDefinition.Hierarchy {
        let symbol = table.symbol(id)
        let depths = sites.map { site in
            table.symbolID(of: site.types[0].syntax, from: site.file).map { table.lineage(of: $0).count } ?? 0
        }
        let order = sites.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }
        let text = table.text(of: id)
        return RowsDefinition.Hierarchy(
            root: symbol.kind == .protocol ? "any " + text : text, rootName: symbol.name,
            isProtocol: symbol.kind == .protocol,
            scope: symbol.name.contains(".") ? facts.outerText(of: symbol.spelledName) : nil,
            casts: order.map { sites[$0].caseName })
    }
}

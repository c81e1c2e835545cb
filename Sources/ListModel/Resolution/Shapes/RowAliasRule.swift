import SourceText
import SwiftSurface

/// The rows enum that all rows of a list come from, if the list has one row property alone.
struct RowAliasRule: ResolutionRule {
    let listScope: ListScope

    func alias(of members: ListMembers) -> ListDefinition.RowAlias? {
        guard let row = onlyRow(of: members), row.conditions.isEmpty, let rows = row.rows,
            !IdentityRule(self).isPosition(row)
        else { return nil }
        return ListDefinition.RowAlias(type: facts.rowsText(rows), rowIDName: facts.rowIDName(rows))
    }

    private func onlyRow(of members: ListMembers) -> RowSite? {
        switch members {
        case .whole(let rows): return rows?.count == 1 ? rows?.first : nil
        case .sections(let members):
            let others = members.filter { if case .ignored = $0.meaning { false } else { true } }
            guard others.count == 1, case .row(let row) = others[0].meaning,
                others[0].site.marks[.section]?.has(.empty) != true
            else { return nil }
            return row
        }
    }
}

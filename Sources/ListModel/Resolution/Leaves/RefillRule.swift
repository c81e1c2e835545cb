import SourceText
import SwiftSurface

/// `refill:` of a row or cell: whether its cell is replaced when the row is to be filled again.
struct RefillRule: ResolutionRule {
    let listScope: ListScope

    /// A row with its cells that are replaced when the row is to be filled again.
    func noted(in leaf: RowLeaf, cells: [CellSelection], site: RowSite, in around: Surroundings) -> RowLeaf {
        var leaf = leaf
        for (index, selection) in cells.enumerated() where leaf.cells.indices.contains(index) {
            let marks = facts.refillMarks(of: selection, site: site)
            guard !around.isProvider else {
                applied.pass(.refill, of: marks, because: .provider)
                continue
            }
            guard let value = applied.value(.refill, of: marks) else { continue }
            decide(site.subject, .option, "refill: \(value.text)", because: "the mark says so", at: value.place)
            if selection.owned != nil || leaf.cells[index].kept != nil {
                report(.refillOfOwned(site.name, isKept: selection.owned == nil), at: value.place)
                continue
            }
            if value.member == "reload", isFilledAlways(leaf.cells[index], site: site) {
                let isEquatable = site.types.allSatisfy { table.facts(of: $0.syntax, from: site.file).isEquatable }
                report(
                    .reloadOfAlways(site.name, hasContent: !site.payload.isEmpty, isEquatable: isEquatable),
                    at: value.place)
            }
            leaf.cells[index].isReloaded = value.member == "reload"
        }
        return leaf
    }

    /// Whether a row is filled again with each state, whatever it shows. Who fills a row without payload that no method
    /// fills is settled later.
    private func isFilledAlways(_ cell: CellChoice, site: RowSite) -> Bool {
        if case .requirement = cell.fill, site.payload.isEmpty { return false }
        return cell.readsBeyondRow || ContentRule(self).isAlways(site)
    }
}

import SourceText
import SwiftSurface

/// `rows(provider:)`: a rows enum that makes cells by itself.
struct ProviderRule: ResolutionRule {
    let listScope: ListScope

    func provider(_ id: Int, sites: [RowSite], mark: Mark) -> ProviderDefinition {
        var surroundings = Surroundings(
            file: table.symbol(id).file, owner: id, rowType: facts.rowsText(id), isProvider: true)
        surroundings.context = listScope.frame?.context
        surroundings.enums = [(id, 0)]
        let type = facts.rowsText(id)
        surroundings.levels = [Surroundings.Level(marks: [mark], grain: .rows(name: nil, type: type, value: .row))]
        applied.apply(mark.place)
        let found = sites.flatMap { LeafRule(self).leaves(of: $0, steps: [], in: surroundings) }
        let leaves = UnfilledRowRule(self).settled(found, in: surroundings)
        let cells = CellClassRule(self).cellClasses(of: leaves.flatMap(\.uses), headers: [])
        return ProviderDefinition(
            target: target, context: surroundings.context?.text, cells: cells.classes,
            leaves: CellClassRule(self).named(leaves.map(\.leaf), by: cells.names))
    }
}

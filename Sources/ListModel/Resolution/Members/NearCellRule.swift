import SourceText
import SwiftSurface

/// The cell that was probably meant for a model that no cell shows. Types of other modules are trusted, so it is
/// looked for only where a model lacks one.
struct NearCellRule: ResolutionRule {
    let listScope: ListScope

    /// The marked cell that has a member for the model of a row, is called after it, or shows what is spelled almost like it.
    func nearCell(_ row: RowSite) -> NearCell? {
        guard row.types.count == 1, facts.isKnownModel(row), case .named(let components) = row.types[0].syntax,
            let model = components.last?.name
        else { return nil }
        if let near = facts.cells.unfilled[TypeMatch.plain(row.types[0].syntax).description] { return near }
        let names = [model + "Cell", model + "TableViewCell"]
        if let named = facts.cells.ofUndeclared.first(where: { names.contains($0.name) }) { return named }
        guard model.utf8.count > 4 else { return nil }
        let near = Spelling.nearest(
            to: model, among: facts.cells.ofUndeclared.compactMap(\.undeclaredType), within: 3)
        return facts.cells.ofUndeclared.first { $0.undeclaredType == near }
    }
}

import SourceText
import SwiftSurface

/// Which cells the program has for a model.
extension ResolutionRule {
    /// The cells of a model, or else those of the nearest type that it inherits from.
    func cells(for model: TypeSyntax, from file: Int) -> [Int] {
        if let cells = cells(forModel: TypeMatch.plain(model).description) { return cells }
        guard let id = table.symbolID(of: model, from: file) else { return [] }
        return table.lineage(of: id).dropFirst().lazy.compactMap { cells(forModel: table.text(of: $0)) }.first ?? []
    }

    /// Those of the list view that shows the list, as a model may have a cell for each; all of them for any list.
    func cells(forModel model: String) -> [Int]? {
        guard let all = facts.cells.byModel[model] else { return nil }
        let target = listScope.frame?.target
        let own = all.filter { id in target.map { !facts.isCellOfOther(id, than: $0) } ?? true }
        return own.isEmpty ? nil : own
    }

    /// Whether a class that a mark names takes a model.
    func takes(_ model: TypeSyntax, cell: MarkValue, from file: Int) -> Bool {
        guard let id = symbol(ofCell: cell, from: file) else { return false }
        return fillCandidates(id).flatMap(\.models).contains(TypeMatch.plain(model).description)
    }

    /// The class of the program that a mark names.
    func symbol(ofCell cell: MarkValue, from file: Int) -> Int? {
        guard let name = cell.name else { return nil }
        return table.symbolID(of: table.resolve(name, in: scope(of: cell.place)).syntax, from: file)
    }

    /// Whether the first value that a cell is filled with is a model.
    func asksFirst(for model: ResolvedType, cell id: Int, from file: Int) -> Bool {
        fillCandidates(id).contains { candidate in
            guard let first = candidate.parameters.first(where: { !$0.hasDefault }) else { return false }
            return table.accepts(first.type.syntax, model.syntax, from: file)
        }
    }

    /// Whether a property says that it is a row: by a mark, by its model, or by a cell for it.
    func isRow(_ row: RowSite) -> Bool {
        switch row.types[0].syntax {
        case .named, .any: break
        default: return !row.rowMarks.isEmpty
        }
        if !row.rowMarks.isEmpty || !row.modelMarks.isEmpty || row.nestedList != nil { return true }
        let isCellKnown =
            !cells(for: row.types[0].syntax, from: row.file).isEmpty
            || (facts.namedCells(row.outer) + row.outer.compactMap { $0.written(.cell) }).contains {
                takes(row.types[0].syntax, cell: $0, from: row.file)
            }
        if isCellKnown { return true }
        return facts.isKnownModel(row) && row.multiplicity != .one && facts.unmarkedEnum(row) == nil
    }
}

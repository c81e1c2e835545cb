import SourceText
import SwiftSurface

/// What follows from marks that were reported: they may say what then seems to be missing, so nothing is told of that.
extension Resolution {
    /// Holds back what marks with a fault may explain, until the caller sets `isInDoubt` back.
    mutating func doubt(if isDoubtful: Bool) {
        isInDoubt = isInDoubt || isDoubtful
    }

    /// Whether marks of a row, or those of its model, have a fault.
    func isDoubtful(_ site: RowSite) -> Bool {
        site.isFaulty || site.outer.contains(where: \.isFaulty)
            || site.types.contains { isDoubtful(model: $0, from: site.file) }
    }

    /// Whether marks of a type have a fault, or those of a type that it is made of.
    func isDoubtful(model type: ResolvedType, from file: Int) -> Bool {
        isDoubtful(type.syntax, from: file)
    }

    private func isDoubtful(_ syntax: TypeSyntax, from file: Int) -> Bool {
        if doubtfulModels.contains(TypeMatch.plain(syntax).description) { return true }
        if let id = table.symbolID(of: syntax, from: file), hasFaultyMarks(id) { return true }
        return syntax.parts.contains { isDoubtful($0, from: file) }
    }

    /// Whether marks of a view class, or of a class that it inherits from, have a fault.
    func isDoubtful(view id: Int) -> Bool {
        table.lineage(of: id).contains { hasFaultyMarks($0) }
    }

    /// Whether marks of a type or of its members have a fault.
    private func hasFaultyMarks(_ id: Int) -> Bool {
        table.symbol(id).parts.contains { part in
            let marked = part.marked
            return marked.marks.isFaulty
                || [marked.propertyMarks, marked.caseMarks, marked.functionMarks].contains {
                    $0.contains(where: \.isFaulty)
                }
        }
    }

    /// Reports that a marked type shows nothing, unless a mark with a fault may say otherwise.
    mutating func reportNoRows(_ id: Int) {
        let symbol = table.symbol(id)
        let hasDoubtfulRows = properties(of: id).contains { site in
            site.marks.isFaulty
                || table.member(site.property, site.marks, owner: id, part: site.part, of: id).type
                    .map { isDoubtful(model: $0, from: site.part.file) } ?? false
        }
        if !marks(of: id).isFaulty, !hasDoubtfulRows { report(.noRows(symbol.name), at: symbol.place) }
    }

    /// Notes the types of the members of a view class whose marks have a fault: it may be filled with them.
    mutating func noteDoubtfulModels(ofView id: Int) {
        for part in table.symbol(id).parts {
            let scope = SymbolTable.Scope(file: part.file, type: table.symbol(id).name)
            var types: [ResolvedType] = []
            for (function, marks) in part.marked.functions where marks.isFaulty {
                types += parameters(of: function, in: scope).map(\.type)
            }
            for (property, marks) in part.marked.properties where marks.isFaulty {
                types += [table.member(property, marks, owner: id, part: part, of: id).type].compactMap { $0 }
            }
            doubtfulModels.formUnion(types.map { TypeMatch.plain(($0.wrapped ?? $0).syntax).description })
        }
    }

    /// Whether a class is, or may be meant to be, a cell that is found by its model.
    func isMarkedCell(_ id: Int) -> Bool {
        guard table.symbol(id).kind == .class else { return false }
        let marks = marks(of: id)
        return marks.contains(.cell) || marks.isFaulty && marks.isEmpty
    }
}

import SourceText
import SwiftSurface

/// What follows from marks that were reported: they may say what then seems to be missing, so nothing is told of that.
struct DoubtRule: ResolutionRule {
    let listScope: ListScope

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
        if facts.cells.doubtfulModels.contains(TypeMatch.plain(syntax).description) { return true }
        if let id = table.symbolID(of: syntax, from: file), hasFaultyMarks(id) { return true }
        return syntax.parts.contains { isDoubtful($0, from: file) }
    }

    /// Whether marks of a view class, of a class that it inherits from or of a protocol that it adopts have a fault.
    func isDoubtful(view id: Int) -> Bool {
        (table.lineage(of: id) + table.protocols(of: id)).contains { hasFaultyMarks($0) }
    }

    /// Whether marks of the type that a name means inside of another have a fault. Its qualified names are looked up,
    /// because the usual look-up takes `Row` inside of a list for the generated type.
    func isDoubtful(name: String, inside owner: Symbol) -> Bool {
        var scope = owner.name.nameComponents.map(String.init)
        while true {
            let qualified = (scope + [name]).joined(separator: ".")
            if let id = table.symbolID(named: qualified, module: owner.module) { return hasFaultyMarks(id) }
            if scope.popLast() == nil { return false }
        }
    }

    /// Whether marks of a file have a fault, one of which may say `output: .inline`.
    func isDoubtful(file: Int) -> Bool { table.symbolIDs(declaredIn: file).contains(where: hasFaultyMarks) }

    /// Whether marks of a type or of its members have a fault.
    private func hasFaultyMarks(_ id: Int) -> Bool {
        table.symbol(id).parts.contains(where: \.marked.hasFaultyMarks)
    }

    /// Reports that a marked type shows nothing, unless a mark with a fault may say otherwise.
    func reportNoRows(_ id: Int) {
        let symbol = table.symbol(id)
        let hasDoubtfulRows = facts.properties(of: id).contains { site in
            site.marks.isFaulty
                || table.member(site.property, site.marks, owner: id, part: site.part, of: id).type
                    .map { isDoubtful(model: $0, from: site.part.file) } ?? false
        }
        if !facts.marks(of: id).isFaulty, !hasDoubtfulRows { report(.noRows(symbol.name), at: symbol.place) }
    }
}

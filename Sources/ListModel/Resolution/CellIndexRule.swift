import SourceText
import SwiftSurface

/// The classes marked `cell`, whether or not a list shows anything by them.
struct CellIndexRule: ResolutionRule {
    let listScope: ListScope

    func index() -> CellIndex {
        var index = CellIndex(doubtfulModels: table.typesOfFaultyAliases())
        for id in table.symbols.indices where facts.isMarkedCell(id) {
            let isCertain = facts.marks(of: id).contains(.cell)
            if isCertain, let reason = facts.whyNoView(id, header: false), facts.whyNoView(id, header: true) != nil {
                report(
                    .noCellClass(table.text(of: id), because: reason, declared: table.symbol(id).place),
                    at: table.symbol(id).place)
                continue
            }
            let candidates = facts.fillCandidates(id)
            index.candidates[id] = candidates
            index.doubtfulModels.formUnion(doubtfulModels(ofView: id))
            index.ofUndeclared += undeclaredModels(ofCell: id, candidates)
            decideModels(ofCell: id, candidates)
            for model in candidates.flatMap(\.models) where !(index.byModel[model] ?? []).contains(id) {
                index.byModel[model, default: []].append(id)
            }
        }
        return index
    }

    /// Says what the mark of a class is good for, whether or not a row needs it.
    private func decideModels(ofCell id: Int, _ candidates: [FillCandidate]) {
        for candidate in candidates {
            guard let first = candidate.parameters.first(where: { !$0.hasDefault }) else { continue }
            let reason = "it is marked `cell`, and `\(candidate.fullName)` takes it first"
            decide(table.text(of: id), .cell, "shows \(first.type.text)", because: reason, at: candidate.place)
        }
    }

    /// The first parameters of what fills a marked cell that are of types which no input declares.
    private func undeclaredModels(ofCell id: Int, _ candidates: [FillCandidate]) -> [NearCell] {
        guard table.symbol(id).declaration.genericParameters == nil else { return [] }
        return candidates.compactMap { candidate in
            guard let parameter = candidate.parameters.first(where: { !$0.hasDefault }) else { return nil }
            let type = TypeMatch.plain((parameter.type.wrapped ?? parameter.type).syntax)
            guard case .named(let components) = type, components.count == 1, let name = components.first?.name,
                components[0].genericArguments.isEmpty, !candidate.typeParameters.contains(name),
                !table.declares(name), !StandardTypes.isOfSystem(name)
            else { return nil }
            return NearCell(name: table.symbol(id).baseName, type: name, place: candidate.place)
        }
    }

    /// The types of the members of a view class whose marks have a fault: it may be filled with them.
    private func doubtfulModels(ofView id: Int) -> [String] {
        var types: [ResolvedType] = []
        for part in table.symbol(id).parts {
            let scope = SymbolTable.Scope(file: part.file, type: table.symbol(id).name)
            for (function, marks) in part.marked.functions where marks.isFaulty {
                types += facts.parameters(of: function, in: scope).map(\.type)
            }
            for (property, marks) in part.marked.properties where marks.isFaulty {
                types += [table.member(property, marks, owner: id, part: part, of: id).type].compactMap { $0 }
            }
        }
        return types.map { TypeMatch.plain(($0.wrapped ?? $0).syntax).description }
    }
}

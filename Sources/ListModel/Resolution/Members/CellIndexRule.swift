import SourceText
import SwiftSurface

/// The classes marked `cell`, whether or not a list shows anything by them.
struct CellIndexRule: ResolutionRule {
    let listScope: ListScope

    func cells(in file: Int) -> FileCells {
        var result = FileCells()
        addAliases(in: file, to: &result)
        for id in table.symbolIDs(declaredIn: file) where facts.isMarkedCell(id) {
            let isCertain = facts.marks(of: id).contains(.cell)
            if isCertain, let reason = facts.whyNoView(id) {
                report(
                    .noCellClass(table.text(of: id), because: reason, declared: table.symbol(id).place),
                    at: table.symbol(id).place)
                continue
            }
            let candidates = facts.fillCandidates(id)
            result.candidates[id] = candidates
            result.doubtfulModels.formUnion(doubtfulModels(ofView: id))
            result.ofUndeclared += undeclaredModels(ofCell: id, candidates)
            if candidates.isEmpty {
                for (model, near) in unfilled(id) where result.unfilled[model] == nil { result.unfilled[model] = near }
            }
            for (model, near) in heldByClosures(id, candidates) where result.unfilled[model] == nil {
                result.unfilled[model] = near
            }
            decideModels(ofCell: id, candidates)
            var known: Set<String> = []
            // A cell for a type parameter of its own is named with what stands for it.
            let own = Generics.names(table.symbol(id).declaration.genericParameters)
            for model in candidates.flatMap(\.models) where !own.contains(model) && known.insert(model).inserted {
                result.models.append((model, id))
            }
        }
        return result
    }

    private func addAliases(in file: Int, to result: inout FileCells) {
        for alias in table.markedAliases(in: file) {
            let type = table.target(of: alias).text
            if alias.marked.marks.isFaulty { result.doubtfulModels.insert(type) }
            result.aliasMarks += alias.marked.marks.all(.row).map { (type, alias.syntax.name, $0) }
        }
    }

    /// Says what the mark of a class is good for, whether or not a row needs it.
    private func decideModels(ofCell id: Int, _ candidates: [FillCandidate]) {
        for candidate in candidates {
            guard let first = candidate.parameters.first(where: { !$0.hasDefault }) else { continue }
            decide(
                table.text(of: id), .cell, "shows \(first.type.text)",
                because: "it is marked `cell`, and `\(candidate.fullName)` takes it first", at: candidate.place)
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
            return NearCell(name: table.symbol(id).baseName, reason: .undeclared(name), place: candidate.place)
        }
    }

    /// The types that members of a marked cell take, none of which fills it.
    private func unfilled(_ id: Int) -> [(String, NearCell)] {
        var result: [(String, NearCell)] = []
        let name = table.text(of: id)
        func add(_ type: ResolvedType, _ reason: NearCell.Reason, at range: SourceRange, in part: Symbol.Part) {
            let model = TypeMatch.plain((type.wrapped ?? type).syntax).description
            let place = SourcePlace(path: part.path, range: range)
            if model != name { result.append((model, NearCell(name: name, reason: reason, place: place))) }
        }
        for part in table.symbol(id).parts {
            let scope = SymbolTable.Scope(file: part.file, type: table.symbol(id).name)
            for function in part.declaration.functions where function.kind == .function {
                let reason = function.isStatic ? NearCell.Reason.static : NearCell.Reason.otherName
                for parameter in facts.parameters(of: function, in: scope) where !parameter.hasDefault {
                    add(parameter.type, reason(function.fullName), at: function.nameRange, in: part)
                }
            }
            for (property, marks) in part.marked.properties where property.isSettable && !property.isStatic {
                guard let type = table.member(property, marks, owner: id, part: part, of: id).type else { continue }
                add(type, .property(property.name), at: property.nameRange, in: part)
            }
        }
        return result
    }

    /// The types that closures take which are marked as what fills the cell.
    private func heldByClosures(_ id: Int, _ candidates: [FillCandidate]) -> [(String, NearCell)] {
        candidates.compactMap { candidate in
            guard let closure = candidate.closure else { return nil }
            let call = candidate.baseName + (closure.isOptional ? "?" : "")
            let near = NearCell(name: table.text(of: id), reason: .closure(call), place: candidate.place)
            return (closure.parameters, near)
        }
    }

    /// The types of the members of a view class whose marks have a fault: it may be filled with them.
    private func doubtfulModels(ofView id: Int) -> [String] {
        var types: [ResolvedType] = []
        let protocols = table.protocols(of: id).flatMap { table.symbol($0).parts }
        for part in table.symbol(id).parts + protocols where part.marked.hasFaultyMarks {
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

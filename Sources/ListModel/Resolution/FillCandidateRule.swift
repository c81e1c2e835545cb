import SourceText
import SwiftSurface

extension Resolution {
    /// What may fill a view class: what is marked `configure` there, or else every method of a configured name; those
    /// of the class itself first, then inherited ones that it does not override.
    func fillCandidates(_ id: Int) -> [FillCandidate] {
        if let known = knownCandidates[id] { return known }
        var result: [FillCandidate] = []
        for owner in table.lineage(of: id) {
            for part in table.symbol(owner).parts {
                for (function, marks) in part.marked.functions
                where function.kind == .function && !function.isStatic && Self.whyUncallable(function) == nil {
                    let isMarked = marks[.configure] != nil
                    guard isMarked || input.configureNames.contains(function.name) else { continue }
                    let candidate = candidate(function, owner: owner, part: part, isMarked: isMarked)
                    if !result.contains(where: { overrides($0, candidate) }) { result.append(candidate) }
                }
                for (property, marks) in part.marked.properties where marks[.configure] != nil && property.isSettable {
                    let member = table.member(property, marks, owner: owner, part: part)
                    guard let type = member.type else { continue }
                    var candidate = candidate(property, owner: owner, part: part, isMarked: true)
                    candidate.parameters = [
                        FillCandidate.Parameter(label: property.name, name: nil, type: type, hasDefault: false)
                    ]
                    result.append(candidate)
                }
            }
        }
        let marked = result.filter(\.isMarked)
        return marked.isEmpty ? result : marked
    }

    func candidate(_ function: Function, owner: Int, part: Symbol.Part, isMarked: Bool) -> FillCandidate {
        FillCandidate(
            name: function.name, fullName: function.fullName,
            parameters: parameters(
                of: function, in: SymbolTable.Scope(file: part.file, type: table.symbol(owner).name),
                outer: table.symbol(owner).declaration.genericParameters),
            isProperty: false, isMarked: isMarked,
            level: min(Access(function.modifiers).level, extensionLevel(part)),
            module: table.files[part.file].module, place: SourcePlace(path: part.path, range: function.nameRange))
    }

    /// Without parameters: a value that is read.
    func candidate(_ property: Property, owner: Int, part: Symbol.Part, isMarked: Bool) -> FillCandidate {
        FillCandidate(
            name: property.name, fullName: property.name, parameters: [], isProperty: true, isMarked: isMarked,
            level: min(Access(property.modifiers).level, extensionLevel(part)), module: table.files[part.file].module,
            place: SourcePlace(path: part.path, range: property.nameRange))
    }

    /// The parameters with their types in full.
    func parameters(
        of function: Function, in scope: SymbolTable.Scope, outer: String? = nil
    ) -> [FillCandidate.Parameter] {
        let generics = Generics.names(function.genericParameters).union(Generics.names(outer))
        return function.parameters.map { parameter in
            FillCandidate.Parameter(
                label: parameter.label, name: parameter.name,
                type: table.resolve(parameter.type, in: scope, generics: generics), hasDefault: parameter.hasDefault)
        }
    }

    /// The members of a `private extension` or `public extension` without a level of their own have that level.
    private func extensionLevel(_ part: Symbol.Part) -> Access.Level {
        guard part.declaration.kind == .extension else { return .public }
        let level = Access(part.declaration.modifiers).level
        return level < .internal ? level : .public
    }

    private func overrides(_ a: FillCandidate, _ b: FillCandidate) -> Bool {
        a.fullName == b.fullName && a.parameters.map(\.type.syntax) == b.parameters.map(\.type.syntax)
    }
}

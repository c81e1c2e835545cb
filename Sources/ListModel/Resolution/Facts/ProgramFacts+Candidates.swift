import SourceText
import SwiftSurface

/// The methods, functions and properties that may be called, with the types of their parameters in full.
extension ProgramFacts {
    /// What may fill a view class: what is marked `configure` there, or else every method of a configured name; those
    /// of the class itself first, then inherited ones that it does not override, then those of its protocols.
    func fillCandidates(_ id: Int) -> [FillCandidate] {
        var result: [FillCandidate] = []
        /// They stand for the class if there is no other.
        var uncallable: [FillCandidate] = []
        let owners = table.memberOwners(of: id)
        let asked = marksOfRequirements(owners)
        for owner in owners.joined() {
            for (function, marks) in owner.functions where function.kind == .function && !function.isStatic {
                let mark = (marks[.configure] ?? asked[function.fullName]?[.configure])?.place
                guard mark != nil || input.configureNames.contains(function.name) else { continue }
                // The class has what its protocols ask for, with types of its own.
                if owner.isRequirement, result.contains(where: { $0.fullName == function.fullName }) { continue }
                var candidate = candidate(function, owner: owner.id, part: owner.part, of: id, mark: mark)
                candidate.events = marks.all(.event)
                if candidate.statementFault != nil {
                    uncallable.append(candidate)
                } else if let known = result.firstIndex(where: { overrides($0, candidate) }) {
                    // One in each clause of an `#if`, or an inherited one.
                    let all = [result[known].conditions, candidate.conditions]
                    result[known].conditions = Conditions.any(of: all)
                } else {
                    result.append(candidate)
                }
            }
            for (property, marks) in owner.properties where marks.contains(.configure) && property.isSettable {
                let (part, owner) = (owner.part, owner.id)
                let member = table.member(property, marks, owner: owner, part: part, of: id)
                guard let type = member.type else { continue }
                var candidate = candidate(property, owner: owner, part: part, mark: marks[.configure]?.place)
                candidate.parameters = [
                    FillCandidate.Parameter(label: property.name, name: nil, type: type, hasDefault: false)
                ]
                let scope = SymbolTable.Scope(file: part.file, type: table.symbol(owner).name)
                if !isSettable(property, in: scope) { candidate.effect = "cannot be set from outside" }
                result.append(candidate)
            }
        }
        return [result.filter(\.isMarked), uncallable.filter(\.isMarked), result].first { !$0.isEmpty } ?? uncallable
    }

    /// The marks of what protocols ask for, by the full name of the method: they are those of the method that a class has for
    /// it.
    func marksOfRequirements(_ owners: [[MemberOwner]]) -> [String: MarkSet] {
        var result: [String: MarkSet] = [:]
        for owner in owners.joined() where owner.isRequirement {
            for (function, marks) in owner.functions where !marks.isEmpty { result[function.fullName] = marks }
        }
        return result
    }

    /// A method that `owner` declares, as the type `id`, which may inherit from it, sees it.
    func candidate(
        _ function: Function, owner: Int, part: Symbol.Part, of id: Int, mark: SourcePlace?
    ) -> FillCandidate {
        // What a protocol names is of the class that conforms to it.
        let isOfProtocol = table.symbol(owner).kind == .protocol
        let type = table.symbol(isOfProtocol ? id : owner)
        var candidate = candidate(
            function, named: function.name, in: SymbolTable.Scope(file: part.file, type: type.name),
            outer: type.declaration.genericParameters, path: part.path)
        candidate.mark = mark
        if part.declaration.kind == .protocol { candidate.level = Access(part.declaration.modifiers).level }
        candidate.isObjectiveC = part.declaration.language == .objectiveC
        candidate.attributes += part.extensionAttributes
        candidate.conditions = conditions(function.conditions, of: owner)
        candidate.limit(to: part)
        guard owner != id, table.symbol(owner).declaration.genericParameters != nil else { return candidate }
        return candidate.specialised(table.genericArguments(of: owner, inheritedBy: id))
    }

    /// The clauses of a member that are not those around its type.
    private func conditions(_ conditions: [Condition], of owner: Int) -> [Condition] {
        conditions.isEmpty ? [] : self.conditions(conditions, inside: table.symbol(owner).declaration.conditions)
    }

    /// A function of a type or of a file. `outer` are the type parameters around it.
    func candidate(
        _ function: Function, named name: String, in scope: SymbolTable.Scope, outer: String? = nil, path: String
    ) -> FillCandidate {
        let returns = function.returnType.map { $0 != "Void" && $0 != "()" } ?? false
        let effects = [
            (function.isAsync, "is async"), (function.isThrowing, "throws"),
            (function.modifiers.contains("mutating"), "is mutating"),
        ]
        return FillCandidate(
            name: name, baseName: function.name, parameters: parameters(of: function, in: scope, outer: outer),
            typeParameters: Generics.names(function.genericParameters), isProperty: false,
            isNonisolated: function.modifiers.contains("nonisolated"),
            level: Access(function.modifiers).level,
            module: table.files[scope.file].module, place: SourcePlace(path: path, range: function.nameRange),
            attributes: function.attributes, effect: effects.first { $0.0 }?.1,
            hasResult: returns && !function.attributes.contains("@discardableResult"),
            isNameGuessed: function.isNameGuessed)
    }

    /// Without parameters: a value that is read.
    func candidate(_ property: Property, owner: Int, part: Symbol.Part, mark: SourcePlace?) -> FillCandidate {
        var candidate = FillCandidate(
            name: property.name, baseName: property.name, parameters: [], mark: mark, isProperty: true,
            level: Access(property.modifiers).level, module: table.files[part.file].module,
            place: SourcePlace(path: part.path, range: property.nameRange),
            attributes: property.attributes + part.extensionAttributes,
            conditions: conditions(property.conditions, of: owner),
            effect: property.effects.first.map { $0 == "throws" ? $0 : "is \($0)" })
        candidate.limit(to: part)
        return candidate
    }

    /// The parameters with their types in full.
    func parameters(
        of function: Function, in scope: SymbolTable.Scope, outer: String? = nil
    ) -> [FillCandidate.Parameter] {
        let generics = Generics.names(function.genericParameters).union(Generics.names(outer))
        let constraints = Generics.constraints(function.genericParameters, where: function.whereClause)
        return function.parameters.map { parameter in
            FillCandidate.Parameter(
                label: parameter.label, name: parameter.name,
                type: table.resolve(parameter.type, in: scope, generics: generics), hasDefault: parameter.hasDefault,
                constraints: constraints?[parameter.type]?.map { table.resolve($0.description, in: scope).syntax })
        }
    }

    /// Whether two have one name and one list of types.
    func overrides(_ a: FillCandidate, _ b: FillCandidate) -> Bool {
        a.fullName == b.fullName && a.parameters.map(\.type.syntax) == b.parameters.map(\.type.syntax)
    }

    /// Whether code of a file can call it.
    func isCallable(_ candidate: FillCandidate, from file: Int) -> Bool {
        if candidate.level < .internal {
            return table.isSeenInline(
                candidate.level, at: candidate.place, isMember: candidate.isMember, from: file)
        }
        return candidate.level > .internal || candidate.module == table.files[file].module
    }
}

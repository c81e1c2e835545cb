import SourceText
import SwiftSurface

/// What attributes of types, properties and cases mean for generated code.
struct AttributeRule: ResolutionRule {
    let listScope: ListScope

    /// A method or property that says why it cannot be used in a list if only later systems have it.
    func checked(_ candidate: FillCandidate, in around: Surroundings) -> FillCandidate {
        let owner = around.owner
        if let clause = Conditions.lacking(candidate.conditions, in: conditions(around)) {
            var candidate = candidate
            candidate.effect = "is only there if `\(clause)`"
            return candidate
        }
        guard let missing = facts.unavailable(candidate.attributes, in: owner) else {
            return candidate
        }
        var candidate = candidate
        candidate.effect =
            missing.hasPrefix("@")
            ? "is `\(missing)`" : "needs \(missing), and the list is shown on earlier systems"
        return candidate
    }

    /// Returns the methods that exist on every platform that has the row, or all of the methods if none does: then the app
    /// sees to it that a platform has the right one.
    func certain<Method>(
        _ methods: [Method], in around: Surroundings, _ candidate: (Method) -> FillCandidate
    ) -> [Method] {
        let given = conditions(around)
        let certain = methods.filter { Conditions.areCertain(candidate($0).conditions, in: given) }
        return certain.isEmpty ? methods : certain
    }

    /// The `#if` clauses that hold for a row.
    func conditions(_ around: Surroundings) -> [Condition] {
        around.conditions + table.symbol(around.owner).conditions
    }

    /// Says of a method that is called under a name that nobody vouches for.
    func reportGuess(_ candidate: FillCandidate) {
        guard candidate.isNameGuessed else { return }
        report(.guessedSwiftName(candidate.fullName), at: candidate.place)
    }

    /// Reports a marked type that belongs to an actor.
    func checkIsolation(_ id: Int) {
        let symbol = table.symbol(id)
        guard let actor = symbol.declaration.attributes.first(where: SymbolTable.isActor) else { return }
        report(.isolatedType(symbol.name, actor: actor), at: facts.marks(of: id).marks.first?.place ?? symbol.place)
    }

    /// The attribute that keeps a row of a type from being named everywhere.
    func restriction(_ attributes: [String], in owner: Int, isOnMainActor: Bool = false) -> String? {
        attributes.first { isLimit($0, in: owner) || !isOnMainActor && SymbolTable.isActor($0) }
    }

    /// Whether an attribute leaves out a system that a type is there for, or has each use warned of.
    private func isLimit(_ attribute: String, in owner: Int) -> Bool {
        guard attribute.hasPrefix("@available") else { return false }
        return ["deprecated", "obsoleted"].contains(where: attribute.contains)
            || facts.unavailable([attribute], in: owner) != nil
    }
}

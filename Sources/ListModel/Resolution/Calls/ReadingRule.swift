import SourceText
import SwiftSurface

/// Whether generated code can read a property: of a list, of a row for its identity or content, of a context.
struct ReadingRule: ResolutionRule {
    let listScope: ListScope

    /// Why it cannot.
    enum Fault {
        case lazy
        case effect(String)
        /// An attribute that leaves out a system, or has each use warned of.
        case restricted(String)
        /// It belongs to an actor, and the state is read on any thread.
        case isolated
        /// What an extension asks of the type arguments does not hold.
        case conditional(GenericRequirement)
        /// An `#if` around it that is not around the list.
        case compiled(String)
        /// Its type is `some P`, which has no name.
        case opaque(String)

        /// As it reads after the name of the member.
        var reason: String {
            switch self {
            case .lazy: "is lazy: reading it changes its owner"
            case .effect(let effect): effect == "throws" ? "throws" : "is \(effect)"
            case .restricted(let attribute): "is `\(attribute)`, and generated code names it without asking"
            case .isolated: "belongs to an actor, and rows are compared on any thread"
            case .conditional(let requirement): "is only there if `\(requirement.text)`"
            case .compiled(let clause): "is only there if `\(clause)`"
            case .opaque(let type): "is of type `\(type)`, which has no name"
            }
        }
    }

    /// The fault of a property, `owner` being the list that reads it and `type` the type that has it.
    func fault(
        of member: SymbolTable.Member, in owner: Int, type: ResolvedType? = nil, isOnMainActor: Bool = false
    ) -> Fault? {
        let property = member.property
        let isShared = table.symbol(member.owner).isReference
        // Of a context a value that is lazy is told apart.
        if property.modifiers.contains("lazy"), type == nil || !isShared && !isOnMainActor { return .lazy }
        if let effect = property.effects.first, effect != "mutating" || !isShared { return .effect(effect) }
        let attributes = type == nil ? property.attributes : member.attributes
        if let attribute = AttributeRule(self).restriction(
            attributes, in: owner, isOnMainActor: isOnMainActor || type != nil)
        {
            return .restricted(attribute)
        }
        guard let type else { return opaque(member) }
        if !isOnMainActor, isIsolated(member, in: owner) { return .isolated }
        if let id = table.symbolID(of: type.syntax, from: member.file) {
            let values = table.genericArguments(of: type.syntax, id)
            let unmet = member.requirements.first { requirement in
                !table.isMet(requirement, by: values, from: member.file) { table.facts(of: $0, from: member.file) }
            }
            if let unmet { return .conditional(unmet) }
            let all = table.conditions(ofMember: property.name, of: id).map {
                facts.conditions($0, inside: table.symbol(id).declaration.conditions)
            }
            if let clause = Conditions.lacking(Conditions.any(of: all), in: table.symbol(owner).conditions) {
                return .compiled(clause)
            }
        }
        return opaque(member)
    }

    /// The first member of a key path that cannot be read, and why.
    func fault(
        ofPath path: String, in type: ResolvedType, from file: Int, owner: Int, isOnMainActor: Bool = false
    ) -> (member: SymbolTable.Member, owner: ResolvedType, fault: Fault)? {
        for (member, holder) in table.members(onPath: path, in: type, from: file) {
            if let fault = fault(of: member, in: owner, type: holder, isOnMainActor: isOnMainActor) {
                return (member, holder, fault)
            }
        }
        return nil
    }

    private func opaque(_ member: SymbolTable.Member) -> Fault? {
        guard case .some? = member.type?.syntax else { return nil }
        return .opaque(member.type?.text ?? "")
    }

    /// Whether a member belongs to an actor. What a value stores, and what never changes, is read from anywhere in its
    /// module, if it may be sent.
    private func isIsolated(_ member: SymbolTable.Member, in owner: Int) -> Bool {
        let (property, holder) = (member.property, table.symbol(member.owner))
        guard !property.modifiers.contains(where: { $0.hasPrefix("nonisolated") }),
            member.attributes.contains(where: SymbolTable.isActor) || table.isIsolated(member.owner)
        else { return false }
        let isStored = !property.isComputed && holder.kind != .protocol
        let isSendable = member.type.map { table.facts(of: $0.syntax, from: member.file).isSendable } ?? false
        let isNear = table.files[member.file].module == table.symbol(owner).module
        let isFree = isStored && isSendable && isNear && (property.isLet || holder.kind == .struct)
        return !isFree
    }
}

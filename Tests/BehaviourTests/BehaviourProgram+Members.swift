/// Members of the context.
extension BehaviourProgram {
    /// A member of a type, by a name that is free, the wanted one if it is.
    mutating func member(
        _ type: String, wanted: String? = nil, form: ContextMember.Form? = nil, initial: String? = nil,
        random: String? = nil
    ) -> String {
        let names = Set(context.members.map(\.name))
        let name = wanted.flatMap { names.contains($0) ? nil : $0 } ?? noun(except: names)
        let made = initial ?? "\(type)(id: -1, text: \"unset\")"
        let forms: [ContextMember.Form]
        switch context.form {
        case .structure: forms = [.stored, .stored, .wrapped]
        case .object, .controller: forms = [.stored, .stored, .lazy, .wrapped]
        case .requirements: forms = [.stored]
        }
        let chosen = form ?? one(of: forms)
        context.members.append(
            ContextMember(name: name, type: type, form: chosen, initial: made, random: random ?? ".random(&r)"))
        return name
    }

    /// A member of the type by the wanted name, if that is free and the type open.
    mutating func decoy(
        _ type: String, named name: String, _ kind: AdversarialKind, initial: String? = nil, random: String? = nil
    ) {
        guard !sealed.contains(type), !context.members.contains(where: { $0.name == name }), allows(kind) else {
            return
        }
        _ = member(type, wanted: name, initial: initial, random: random)
    }

    /// A computed member that is not on offer, in a context that can have some.
    mutating func computedDecoy(_ type: String, named name: String) {
        guard context.form != .requirements, !context.members.contains(where: { $0.name == name }),
            allows(.computedMember)
        else { return }
        _ = member(type, wanted: name, form: .computed, initial: "\(type)(id: -2, text: \"computed\")")
    }

    /// A view that is not on offer: its type.
    mutating func viewDecoy() -> String? {
        guard allows(.viewMember) else { return nil }
        let type = one(of: ["UISwitch", "UILabel", "UIImageView", "UIView"])
        _ = member(type, form: .view, initial: "\(type)()")
        return type
    }
}

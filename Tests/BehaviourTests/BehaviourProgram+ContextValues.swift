/// Parameters that get values of the context.
extension BehaviourProgram {
    /// One of these at random.
    mutating func takeContext(_ place: Place, _ signature: inout Signature) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: takeNamed(&signature)
        case 1: takeExact(&signature)
        case 2: takeScalar(&signature)
        case 3: takeDefaulted(&signature)
        case 4, 5: takeBesidePayload(place, &signature)
        case 6: takeDelegate(&signature)
        default: takeOnly(place, &signature)
        }
    }

    /// The only value of a type, whatever it is called.
    private mutating func takeOnly(_ place: Place, _ signature: inout Signature) {
        let type = model(chance(4) ? .object : .structure)
        let name = member(type)
        sealed.insert(type)
        let parameter = neutral(signature, except: [name])
        let (wide, generic) = wider(type)
        if chance(3) { computedDecoy(type, named: parameter.name) }
        let others = place.own + (place.section.map { [$0] } ?? [])
        if others.contains(where: { $0.label == parameter.name }) { kinds.insert(.nameOfAnotherType) }
        signature.parameters.append(
            Parameter(
                label: parameter.label, name: parameter.name, type: wide, generic: generic, spoken: parameter.name,
                expected: "context.\(name)"))
    }

    /// Two values of a type, told apart by label or name.
    private mutating func takeNamed(_ signature: inout Signature) {
        let type = model()
        let names = [member(type), member(type)]
        sealed.insert(type)
        let values = names.map { ($0, Value(type: type, label: $0, expression: "context.\($0)")) }
        guard signature.names.isDisjoint(with: names) || chance(2) else { return }
        take(values, &signature, isOwn: false, atLeast: 1)
    }

    /// A value of exactly the type, where another is only accepted for it.
    private mutating func takeExact(_ signature: inout Signature) {
        guard allows(.exactBesideWider) else { return }
        let type: String
        let name: String
        let others: Set<String>
        if chance(2) {
            type = model(.object)
            name = member(type)
            others = [member(model(.object, base: type))]
        } else {
            let plain = model()
            type = plain + "?"
            name = member(type, initial: "nil", random: ".random(&r)")
            others = [member(plain)]
            sealed.insert(plain)
        }
        sealed.insert(type)
        let parameter = neutral(signature, except: others)
        signature.parameters.append(
            Parameter(
                label: parameter.label, name: parameter.name, type: type, spoken: parameter.name,
                expected: "context.\(name)"))
    }

    /// A text, truth or number, by its label or name alone.
    private mutating func takeScalar(_ signature: inout Signature) {
        let (type, initial) = one(of: [("String", "\"unset\""), ("Bool", "false"), ("Int", "-1"), ("Double", "-1")])
        guard !signature.types.contains(type), allows(.scalarByName) else { return }
        signature.types.insert(type)
        let name = member(type, initial: initial)
        if chance(2) { _ = member(type, initial: initial) }
        let others = Set(context.members.filter { $0.type == type }.map(\.name))
        let chosen = naming(name, signature, except: others)
        signature.parameters.append(
            Parameter(
                label: chosen.label, name: chosen.name, type: type, spoken: chosen.name, expected: "context.\(name)"))
    }

    /// What has a default is left out, whatever the context has.
    private mutating func takeDefaulted(_ signature: inout Signature) {
        guard allows(.defaultedParameter) else { return }
        let type = model()
        let name = member(type)
        sealed.insert(type)
        guard !signature.names.contains(name), !signature.parameters.contains(where: { $0.label == name }) else {
            return
        }
        signature.defaulted.insert(name)
        signature.parameters.append(
            Parameter(
                name: name, type: "\(type) = \(type)(id: 0, text: \"default\")", spoken: name,
                expected: "\(type)(id: 0, text: \"default\")"))
    }

    /// The row has one value of the type and the context another: one parameter is called like that of the context.
    mutating func takeBesidePayload(_ place: Place, _ signature: inout Signature) {
        let open = place.own.indices.filter { index in
            let type = place.own[index].type
            return !signature.taken.contains(index) && !signature.types.contains(type) && !sealed.contains(type)
                && place.own.count { $0.type == type } == 1 && models.contains { $0.name == type && $0.base == nil }
                && !context.members.contains { $0.type == type }
        }
        guard let index = open.randomElement(using: &random), allows(.contextBesidePayload) else { return }
        let value = place.own[index]
        signature.taken.insert(index)
        signature.types.insert(value.type)
        // A context that calls its value as the case calls its own would not be told from it.
        let others = propertyNames.union([value.label ?? ""])
        let free = noun(except: others.union(context.members.map(\.name)))
        let name = member(value.type, wanted: free)
        sealed.insert(value.type)
        let chosen = naming(name, signature, except: [value.label ?? ""])
        signature.parameters.append(
            Parameter(
                label: chosen.label, name: chosen.name, type: value.type, spoken: chosen.name,
                expected: "context.\(name)"))
        let neutral = neutral(signature, except: [name])
        signature.parameters.append(
            Parameter(
                label: neutral.label, name: neutral.name, type: value.type, spoken: neutral.name,
                expected: value.expression, isOwn: true))
    }

    /// The context itself, for a protocol that it conforms to.
    private mutating func takeDelegate(_ signature: inout Signature) {
        guard context.form == .controller || context.form == .object,
            signature.types.insert("delegate").inserted, allows(.delegateIsTheContext)
        else { return }
        let type = typeName("Delegate")
        input.append("@MainActor protocol \(type): AnyObject {}")
        context.protocols.append(type)
        let parameter = neutral(signature)
        signature.parameters.append(
            Parameter(
                label: parameter.label, name: parameter.name, type: one(of: ["any \(type)", "(any \(type))?"]),
                spoken: parameter.name, expected: "context"))
    }
}

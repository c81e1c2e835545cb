/// Parameters that get values of rank 1.
extension BehaviourProgram {
    static let prepositions = ["with", "for", "of", "from", "using", "showing"]

    /// A label that names nothing, with a name.
    mutating func neutral(_ signature: Signature, except others: Set<String> = []) -> (label: String?, name: String) {
        let name = noun(except: signature.names.union(others))
        return (one(of: ["_", nil, one(of: Self.prepositions)]), name)
    }

    /// A label or a name that is the wanted one.
    mutating func naming(
        _ wanted: String, _ signature: Signature, except others: Set<String>
    ) -> (label: String?, name: String) {
        if !signature.defaulted.contains(wanted), chance(2) || signature.names.contains(wanted) {
            return (wanted, noun(except: signature.names.union(others).union([wanted])))
        }
        return (one(of: ["_", nil, one(of: Self.prepositions)]), wanted)
    }

    /// A parameter of the place's only value of a type, with a context that has that type and name, too.
    mutating func takeOwn(_ place: Place, _ signature: inout Signature) {
        let single = place.own.indices.filter { index in
            !signature.taken.contains(index) && !signature.types.contains(place.own[index].type)
                && place.own.count { $0.type == place.own[index].type } == 1
        }
        guard !single.isEmpty else { return }
        let index = one(of: single)
        let value = place.own[index]
        signature.taken.insert(index)
        signature.types.insert(value.type)
        var (label, name) = neutral(signature)
        if chance(4), let own = value.label, !signature.names.contains(own) { (label, name) = (nil, own) }
        let (type, generic) = wider(value.type)
        let isModel = models.contains { $0.name == value.type }
        let scalars: [String: (String?, String?)] = [
            "String": ("\"unset\"", ".random(&r)"), "Int": ("-1", ".random(&r)"),
        ]
        let isScalar = scalars[value.type] != nil
        if isModel || isScalar, !chance(3) {
            let (initial, random) = scalars[value.type] ?? (nil, nil)
            decoy(value.type, named: name, .contextOfThePayloadsType, initial: initial, random: random)
        }
        signature.parameters.append(
            Parameter(
                label: label, name: name, type: type, generic: generic, spoken: name, expected: value.expression,
                isOwn: true))
    }

    /// A type that takes values of another.
    mutating func wider(_ type: String) -> (type: String, generic: String?) {
        let model = models.first { $0.name == type }
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where allows(.optionalParameter):
            return (type + "?", nil)
        case 1, 2:
            guard let base = model?.base, allows(.superclassParameter) else { break }
            return (base, nil)
        case 3 where allows(.existentialParameter):
            guard let name = newProtocol(of: type) else { break }
            return ("any \(name)", nil)
        case 4 where allows(.opaqueParameter):
            guard let name = newProtocol(of: type) else { break }
            return ("some \(name)", nil)
        case 5 where allows(.typeParameter):
            guard let name = newProtocol(of: type) else { break }
            let parameter = "Value\(name.filter(\.isNumber))"
            return (parameter, "\(parameter): \(name)")
        default: break
        }
        return (type, nil)
    }

    /// Parameters of a case's two values of one type.
    mutating func takePair(_ place: Place, _ signature: inout Signature) {
        guard place.own.count > 1, place.own[0].type == place.own[1].type, signature.taken.isEmpty else { return }
        let pair = Array(place.own.prefix(2))
        signature.taken = [0, 1]
        signature.types.insert(pair[0].type)
        guard let first = pair[0].label, let second = pair[1].label else {
            kinds.insert(.casesInOrder)
            for (index, value) in pair.enumerated() {
                let (label, name) = neutral(signature)
                if chance(2) { decoy(value.type, named: name, .contextOfThePayloadsType) }
                signature.parameters.append(
                    Parameter(
                        label: label, name: name, type: value.type, spoken: name, expected: value.expression,
                        isOwn: true, order: index))
            }
            return
        }
        take([(first, pair[0]), (second, pair[1])], &signature, isOwn: true, atLeast: 1)
        if chance(2) { decoy(pair[0].type, named: one(of: [first, second]), .contextOfThePayloadsType) }
    }

    /// Parameters for values that their labels or names choose.
    mutating func take(_ named: [(String, Value)], _ signature: inout Signature, isOwn: Bool, atLeast: Int) {
        let names = Set(named.map(\.0))
        let isCrossed =
            named.count == 2 && names.isDisjoint(with: signature.names) && chance(3)
            && allows(.labelAgainstName)
        var left = named.shuffled(using: &random)
        if !isCrossed, left.count > atLeast, chance(2) { left.removeLast() }
        if left.count > 1 { kinds.insert(.labelsInOtherOrder) }
        for (label, value) in left {
            var text = naming(label, signature, except: names)
            if isCrossed, let other = names.first(where: { $0 != label }) { text = (label, other) }
            signature.parameters.append(
                Parameter(
                    label: text.label, name: text.name, type: value.type, spoken: text.name,
                    expected: value.expression, isOwn: isOwn))
        }
    }
}

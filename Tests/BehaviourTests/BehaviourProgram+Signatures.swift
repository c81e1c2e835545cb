/// Whole signatures.
extension BehaviourProgram {
    /// The parameters of a function of a place. One that has to be found by itself takes something of ranks 1 or 2.
    mutating func signature(of place: Place, isFound: Bool, atMost extras: Int = 3) -> Signature {
        var signature = Signature()
        if chance(4) { takeBesidePayload(place, &signature) }
        if !signature.isOwn, isFound || !chance(4) { takeRow(place, &signature) }
        takeSection(place, &signature)
        if isFound, !signature.isOwn { takeRow(place, &signature) }
        // A value of the row goes before one of the context, whatever their names.
        signature.types.formUnion(place.own.map(\.type))
        for _ in 0..<Int.random(in: 0...extras, using: &random) {
            if chance(3) {
                takeSurroundings(place, &signature)
            } else {
                takeContext(place, &signature)
            }
        }
        shuffle(&signature)
        return signature
    }

    private mutating func takeRow(_ place: Place, _ signature: inout Signature) {
        if place.own.count > 1, place.own[0].type == place.own[1].type {
            takePair(place, &signature)
        } else {
            takeOwn(place, &signature)
            if place.own.count > 1, chance(2) { takeOwn(place, &signature) }
        }
    }

    /// Any order, but that of values that keep theirs.
    private mutating func shuffle(_ signature: inout Signature) {
        var shuffled = signature.parameters.shuffled(using: &random)
        let ordered = shuffled.filter { $0.order != nil }.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
        var next = ordered.makeIterator()
        for index in shuffled.indices where shuffled[index].order != nil {
            if let parameter = next.next() { shuffled[index] = parameter }
        }
        signature.parameters = shuffled
    }
}

/// What the evidence about cells comes to: each class with where its cells come from.
struct CellFacts {
    let app: App
    let evidence: CellEvidence
    let type: Int?

    /// The cells of a list, by class and origin.
    var cells: [Fact<SurveyedCell>] {
        var cells: [Fact<SurveyedCell>] = []
        let named = Set(evidence.dequeued.keys).union(evidence.registered.keys).union(evidence.registrations.keys)
        for name in named.sorted() { cells.append(cell(name)) }
        for (name, spot) in Self.sorted(evidence.owned) where !named.contains(name) {
            cells.append(Fact(SurveyedCell(className: name, origin: .owned), .inferred, at: spot))
        }
        for (name, spot) in Self.sorted(evidence.fresh) where !named.contains(name) && evidence.owned[name] == nil {
            cells.append(Fact(SurveyedCell(className: name, origin: .fresh), at: spot))
        }
        for (text, spot) in Self.sorted(evidence.injected) {
            cells.append(Fact(SurveyedCell(className: nil, identifier: text, origin: .injected), .inferred, at: spot))
        }
        if cells.isEmpty, let spot = evidence.registrationUse {
            cells.append(Fact(SurveyedCell(className: nil, origin: .registration), .inferred, at: spot))
        }
        if evidence.registered.keys.allSatisfy({ !UIKitNames.cells.contains($0) }),
            evidence.fresh.isEmpty || !cells.contains(where: { $0.value.origin == .fresh })
        {
            for (text, spot) in Self.sorted(evidence.plain) {
                cells.append(
                    Fact(SurveyedCell(className: nil, identifier: text, origin: .unknown), .unknown, at: spot))
            }
        }
        return cells
    }

    private func cell(_ name: String) -> Fact<SurveyedCell> {
        func fact(_ origin: SurveyedCell.Origin, _ certainty: Certainty, _ spot: Spot?) -> Fact<SurveyedCell> {
            Fact(SurveyedCell(className: name, origin: origin), certainty, at: spot)
        }
        if let spot = evidence.registrations[name] { return fact(.registration, .seen, spot) }
        if let spot = evidence.nibs[name] { return fact(.nib, .seen, spot) }
        if let spot = evidence.registered[name] { return fact(.class, .seen, spot) }
        if let spot = evidence.owned[name] { return fact(.owned, .inferred, spot) }
        let spot = evidence.dequeued[name]
        if let nib = evidence.nibNames[name] { return fact(.nib, .seen, nib) }
        if UIKitNames.cells.contains(name) {
            if let fresh = evidence.fresh[name] { return fact(.fresh, .seen, fresh) }
            return fact(.unknown, .unknown, spot)
        }
        return fact(.class, .inferred, spot)
    }

    static func sorted(_ places: [String: Spot]) -> [(key: String, value: Spot)] {
        places.sorted { $0.key < $1.key }
    }
}

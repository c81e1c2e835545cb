/// What the evidence about cells comes to: each class with where its cells come from.
struct CellFacts {
    let app: App
    let evidence: CellEvidence
    /// Where the list stands in nibs and storyboards.
    let shown: [NibList]
    let source: SurveyedList.Source

    /// The cells of a list: those with classes by name, then the others.
    var cells: [Fact<SurveyedCell>] {
        var cells = staticCells
        var named = Set(evidence.dequeued.keys).union(evidence.registered.keys).union(evidence.registrations.keys)
        // A nib that is registered by its name has the class of its only object.
        for name in evidence.nibNames.keys { named.insert(app.nibs.rootClasses[name] ?? name) }
        let byPrototype = prototypesOfIdentifiers
        named.formUnion(byPrototype.compactMap(\.value.value.className))
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
        for (_, fact) in byPrototype.sorted(by: { $0.key < $1.key }) where fact.value.className == nil {
            cells.append(fact)
        }
        if cells.isEmpty, let spot = evidence.registrationUse {
            cells.append(Fact(SurveyedCell(className: nil, origin: .registration), .inferred, at: spot))
        }
        for (text, spot) in Self.sorted(evidence.plain) where byPrototype[text] == nil && !isKnown(text) {
            cells.append(Fact(SurveyedCell(className: nil, identifier: text, origin: .unknown), .unknown, at: spot))
        }
        if cells.isEmpty, source != .static {
            for cell in shown.flatMap(\.prototypes) where cell.identifier != nil || cell.className != nil {
                cells.append(prototype(cell, .inferred))
            }
        }
        return cells
    }

    private var staticCells: [Fact<SurveyedCell>] {
        guard source == .static else { return [] }
        var seen: Set<String?> = []
        return shown.flatMap(\.staticCells).filter { seen.insert($0.className).inserted }.map { cell in
            Fact(
                SurveyedCell(className: cell.className, identifier: cell.identifier, origin: .static), at: cell.spot)
        }.sorted { ($0.value.className ?? "") < ($1.value.className ?? "") }
    }

    /// The prototypes that are dequeued by a literal identifier and no class, by the identifier as written.
    private var prototypesOfIdentifiers: [String: Fact<SurveyedCell>] {
        var found: [String: Fact<SurveyedCell>] = [:]
        for text in evidence.plain.keys where text.hasPrefix("\"") {
            let cells = shown.flatMap(\.prototypes).filter { $0.identifier.map { "\"\($0)\"" } == text }
            if let cell = cells.first { found[text] = prototype(cell, .seen) }
        }
        return found
    }

    private func prototype(_ cell: NibList.Cell, _ certainty: Certainty) -> Fact<SurveyedCell> {
        Fact(
            SurveyedCell(className: cell.className, identifier: cell.identifier, origin: .prototype), certainty,
            at: cell.spot)
    }

    /// Whether the identifier of a cell without a class is one that something is registered under.
    private func isKnown(_ text: String) -> Bool {
        if evidence.identifiers.values.contains(where: { keys in keys.keys.contains { text.contains($0) } }) {
            return true
        }
        // Under what was registered, if it was seen what that is.
        let isSeen = !evidence.nibNames.isEmpty || !evidence.nibs.isEmpty || !evidence.injected.isEmpty
        if isSeen, evidence.keys.contains(text) { return true }
        let quoted = text.split(separator: "\"").map(String.init)
        return quoted.contains { evidence.nibNames[$0] != nil }
    }

    private func cell(_ name: String) -> Fact<SurveyedCell> {
        func fact(
            _ origin: SurveyedCell.Origin, _ certainty: Certainty, _ spot: Spot?, _ identifier: String? = nil
        ) -> Fact<SurveyedCell> {
            Fact(SurveyedCell(className: name, identifier: identifier, origin: origin), certainty, at: spot)
        }
        let simple = TypeName.simple(name)
        let own = shown.flatMap(\.prototypes).first { $0.className == simple }
        let nib = app.nibs.roots[simple]
        if let spot = evidence.registrations[name] { return fact(.registration, .seen, spot) }
        if let spot = evidence.nibs[name] { return fact(.nib, .seen, spot) }
        let names = evidence.nibNames.filter { app.nibs.rootClasses[$0.key] == name || $0.key == name }
        if let (nib, spot) = names.min(by: { $0.key < $1.key }) {
            return Fact(SurveyedCell(className: name, nib: nib, origin: .nib), at: spot)
        }
        if let spot = evidence.registered[name] {
            // `register(StoryCell.self)` without more is a helper of the app, often one for nibs.
            if evidence.identifiers[name] == nil, let nib { return fact(.nib, .inferred, nib) }
            return fact(.class, .seen, spot)
        }
        if let own { return fact(.prototype, .seen, own.spot, own.identifier) }
        if let spot = evidence.owned[name] { return fact(.owned, .inferred, spot) }
        if let nib { return fact(.nib, .inferred, nib) }
        if let other = app.nibs.prototypes[simple] { return fact(.prototype, .inferred, other.spot, other.identifier) }
        let spot = evidence.dequeued[name]
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

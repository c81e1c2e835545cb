import SwiftSurface

/// Which value fills which parameter of a call.
///
/// The parameters of one type are filled together: by the values of the first rank; if these are too few, by all of them
/// and those of the next rank, and so on. Among those a label decides, then a name, then that nothing else is left. The
/// order decides only between the unlabelled values of one case.
struct ParameterAssignment {
    private let parameters: [FillCandidate.Parameter]
    private let offers: [Offer]
    /// How each value can be passed for each parameter.
    private let fits: [[Offer.Fit?]]
    private var chosen: [Int?]
    /// The values among which nothing decides, by the parameter.
    private var tied: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - parameters: Those without a default.
    ///   - fits: For each parameter, how each of the offers can be passed for it.
    init(parameters: [FillCandidate.Parameter], offers: [Offer], fits: [[Offer.Fit?]]) {
        self.parameters = parameters
        self.offers = offers
        self.fits = fits
        chosen = Array(repeating: nil, count: parameters.count)
    }

    /// Fills what can be filled. The time is linear in the number of pairs of a parameter and an offer for each rank.
    ///
    /// - Parameter rivals: Returns the other values that a parameter could mean, given the value that fills it.
    mutating func filling(rivals: (FillCandidate.Parameter, Offer) -> [Offer]) -> Filling {
        for group in groups() { fill(group) }
        openContested()
        var result = Filling()
        for (index, parameter) in parameters.enumerated() {
            if let choice = chosen[index] {
                let others = otherwiseNamed(choice, for: index) + rivals(parameter, offers[choice])
                guard others.isEmpty else {
                    result.ambiguous.append((parameter, [offers[choice]] + others))
                    continue
                }
                result.arguments.append(FillArgument(label: parameter.label, value: offers[choice].value))
                result.values.append(offers[choice])
                if parameter.takesAnything { result.untypedArguments += 1 }
            } else if let values = tied[index] {
                result.ambiguous.append((parameter, values.map { offers[$0] }))
            } else {
                result.missing.append(parameter)
            }
        }
        return result
    }

    /// What a text, number or `Bool` names, if it takes one of several values of the row that has another label: `isMuted`
    /// of the context, where the row has an `isWide`.
    private func otherwiseNamed(_ choice: Int, for index: Int) -> [Offer] {
        let parameter = parameters[index]
        guard offers[choice].isPayload, !offers[choice].names.isEmpty, !offers[choice].isNamed(by: parameter),
            StandardTypes.isScalar(offers[choice].type), offers.filter(\.isPayload).count > 1
        else { return [] }
        return offers.indices.filter { offer in
            offers[offer].rank > offers[choice].rank && offers[offer].isNamed(by: parameter)
                && fits[index][offer] == .exact && !isTaken(offer)
        }.map { offers[$0] }
    }

    /// Takes back a value from farther away that no name asks for, and those of the row or its section that other parameters
    /// have although they fit there, too: `configure(_ item: any Titled, owner: User)` of a `User`.
    private mutating func openContested() {
        for (index, choice) in chosen.enumerated() {
            guard let choice, offers[choice].rank > .section, !offers[choice].isNamed(by: parameters[index]) else {
                continue
            }
            let others = chosen.enumerated().compactMap { other, value -> (Int, Int)? in
                guard let value, offers[value].rank <= .section, fits[index][value] != nil else { return nil }
                return (other, value)
            }
            guard !others.isEmpty else { continue }
            tied[index] = [choice] + others.map(\.1)
            for (other, value) in others { tied[other] = [value] + (fits[other][choice] == nil ? [] : [choice]) }
        }
        for index in tied.keys { chosen[index] = nil }
    }

    // MARK: Groups

    /// The parameters of one type each, optional or not. Those that fewer values fit come first: a value that is all
    /// there is for one type does not fill a parameter of its superclass.
    private func groups() -> [[Int]] {
        var order: [String] = []
        var groups: [String: [Int]] = [:]
        for (index, parameter) in parameters.enumerated() {
            let type = TypeMatch.plain((parameter.type.wrapped ?? parameter.type).syntax).description
            if groups[type] == nil { order.append(type) }
            groups[type, default: []].append(index)
        }
        let all = order.enumerated().map { position, type in
            let group = groups[type] ?? []
            let fitting = offers.indices.filter { offer in group.contains { fits[$0][offer] != nil } }
            let wider = fitting.filter { offer in group.allSatisfy { fits[$0][offer] != .exact } }
            return (group: group, key: [fitting.count, wider.count, position])
        }
        return all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.group)
    }

    private mutating func fill(_ group: [Int]) {
        var pool: [Int] = []
        for rank in Offer.Rank.allCases {
            let open = group.filter(isOpen)
            guard !open.isEmpty else { return }
            let further = offers.indices.filter { offer in
                offers[offer].rank == rank && !isTaken(offer) && open.contains { fits[$0][offer] != nil }
            }
            guard !further.isEmpty else { continue }
            pool += further
            if free(pool).count >= open.count { decide(group, pool) }
            if group.contains(where: { tied[$0] != nil }) { return }
        }
        decide(group, pool)
    }

    private func isOpen(_ parameter: Int) -> Bool { chosen[parameter] == nil && tied[parameter] == nil }

    /// Whether a value fills a parameter already, be it on offer twice.
    private func isTaken(_ offer: Int) -> Bool {
        chosen.contains { $0.map { offers[$0].value == offers[offer].value } ?? false }
    }

    /// The values of a pool that are not taken, each once.
    private func free(_ pool: [Int]) -> [Int] {
        var result: [Int] = []
        for offer in pool where !isTaken(offer) {
            if !result.contains(where: { offers[$0].value == offers[offer].value }) { result.append(offer) }
        }
        return result
    }

    // MARK: Deciding

    /// Chooses for the parameters of a group among the values of a pool, which holds all that the ranks so far offer.
    private mutating func decide(_ group: [Int], _ pool: [Int]) {
        for speaker in [\FillCandidate.Parameter.label, \.name] { decideByName(speaker, group, pool) }
        while let (parameter, offer) = onlyChoice(group.filter(isOpen), pool) { chosen[parameter] = offer }
        let open = group.filter(isOpen)
        let left = needed(open, pool)
        guard open.contains(where: { parameter in left.contains { fits[parameter][$0] != nil } }) else { return }
        if left.count == open.count, left.allSatisfy({ offers[$0].isPayload && offers[$0].names.isEmpty }),
            zip(open, left).allSatisfy({ fits[$0][$1] != nil })
        {
            for (parameter, offer) in zip(open, left) { chosen[parameter] = offer }
            return
        }
        for parameter in open {
            let values = left.filter { fits[parameter][$0] != nil }
            if !values.isEmpty { tied[parameter] = values }
        }
    }

    /// A label, or a name, that one of the values has and that no other parameter claims.
    private mutating func decideByName(
        _ speaker: KeyPath<FillCandidate.Parameter, String?>, _ group: [Int], _ pool: [Int]
    ) {
        let free = free(pool)
        var claims: [Int: [Int]] = [:]
        for parameter in group.filter(isOpen) {
            guard let name = parameters[parameter][keyPath: speaker] else { continue }
            let named = nearest(free.filter { offers[$0].names.contains(name) }, parameter)
            if named.count == 1 { claims[named[0], default: []].append(parameter) }
        }
        for (offer, claiming) in claims where claiming.count == 1 { chosen[claiming[0]] = offer }
    }

    /// A parameter for which one value is left. One that can be nil waits for those that cannot.
    private func onlyChoice(_ open: [Int], _ pool: [Int]) -> (Int, Int)? {
        let left = needed(open, pool)
        for parameter in open.sorted(by: { (isOptional($0) ? 1 : 0, $0) < (isOptional($1) ? 1 : 0, $1) }) {
            let values = left.filter { fits[parameter][$0] != nil }
            if values.count == 1 { return (parameter, values[0]) }
            guard open.count == 1 else { continue }
            let nearest = nearest(values, parameter)
            if nearest.count == 1 { return (parameter, nearest[0]) }
        }
        return nil
    }

    private func isOptional(_ parameter: Int) -> Bool { parameters[parameter].type.wrapped != nil }

    /// The values that are left for some parameters: those of later ranks only if the others are too few.
    private func needed(_ open: [Int], _ pool: [Int]) -> [Int] {
        let fitting = free(pool).filter { offer in open.contains { fits[$0][offer] != nil } }
        var result: [Int] = []
        for rank in Offer.Rank.allCases where result.count < open.count {
            result += fitting.filter { offers[$0].rank == rank }
        }
        return result
    }

    /// Of some values those of the first rank, and of those the ones of the very type.
    private func nearest(_ values: [Int], _ parameter: Int) -> [Int] {
        let fitting = values.filter { fits[parameter][$0] != nil }
        guard let rank = fitting.map({ offers[$0].rank }).min() else { return [] }
        let first = fitting.filter { offers[$0].rank == rank }
        let exact = first.filter { fits[parameter][$0] == .exact }
        return exact.isEmpty ? first : exact
    }
}

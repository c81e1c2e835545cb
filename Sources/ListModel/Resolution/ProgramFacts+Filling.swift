import SwiftSurface

/// Parameters filled from what is on offer: by type, a label breaks a tie, defaulted ones are left out. One value
/// fills one parameter: `previous: Story?` does not get the story that `with: Story` gets.
extension ProgramFacts {

    func filling(_ parameters: [FillCandidate.Parameter], from offers: [Offer], file: Int) -> Filling {
        let open = parameters.filter { !$0.hasDefault }
        var chosen: [Int?] = Array(repeating: nil, count: open.count)
        let matches = open.map { parameter in
            offers.indices.filter { offers[$0].fits(parameter, table: table, file: file) }
        }
        for (index, parameter) in open.enumerated() {
            let named = matches[index].filter { offers[$0].isNamed(by: parameter) }
            if named.count == 1 { chosen[index] = named[0] }
        }
        let byNeed = open.indices.sorted {
            (open[$0].type.wrapped != nil ? 1 : 0, $0) < (open[$1].type.wrapped != nil ? 1 : 0, $1)
        }
        for index in byNeed where chosen[index] == nil {
            if matches[index].count == 1, !chosen.contains(matches[index][0]) { chosen[index] = matches[index][0] }
        }
        for index in byNeed where chosen[index] == nil {
            chosen[index] = rest(index, matches, chosen, offers: offers)
        }
        var result = Filling()
        for (index, parameter) in open.enumerated() {
            if let choice = chosen[index] {
                result.arguments.append(FillArgument(label: parameter.label, value: offers[choice].value))
            } else if matches[index].allSatisfy({ chosen.contains($0) }) {
                result.missing.append(parameter)
            } else {
                result.ambiguous.append((parameter, matches[index].map { offers[$0] }))
            }
        }
        return result
    }

    /// For a parameter that no label decided: the only value left, or the next of several payload values of its type.
    private func rest(_ index: Int, _ matches: [[Int]], _ chosen: [Int?], offers: [Offer]) -> Int? {
        let free = matches[index].filter { !chosen.contains($0) }
        if free.count == 1 { return free[0] }
        let payload = free.filter { offers[$0].isPayload }
        let waiting = matches.indices.filter { chosen[$0] == nil && matches[$0] == matches[index] }
        if payload.count == 1 { return payload[0] }
        return payload.count == waiting.count ? payload.first : nil
    }
}

import SwiftSurface

extension ProgramFacts {
    /// What a message offers for a parameter: what fits or is named like it first, then what names its type.
    func offered(_ offers: [Offer], for parameter: FillCandidate.Parameter, at site: RowSite? = nil) -> OfferedValues {
        let wanted = Set(parameter.type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        func distance(_ offer: Offer) -> Int {
            if TypeMatch.plain(offer.type) == TypeMatch.plain(parameter.type.syntax) || offer.isNamed(by: parameter) {
                return 0
            }
            let words = offer.type.description.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return words.contains(where: wanted.contains) ? 1 : 2
        }
        let near = Dictionary(grouping: offers, by: distance)
        return OfferedValues((0...2).flatMap { near[$0] ?? [] }.map(\.text), flag: site?.flag)
    }
}

extension Offer {
    /// What can be passed before there is a cell.
    static func withoutView(_ offers: [Offer]) -> [Offer] {
        offers.filter { ![.listView, .indexPath, .selection].contains($0.value) }
    }

    /// Whether it is a value of the row's payload, or an element of one that is a tuple.
    var isPayload: Bool {
        switch value {
        case .payload, .payloadElement: true
        default: false
        }
    }

    /// How it reads in a call: `context.theme`.
    var spelling: String { text.prefix { $0 != ":" }.description }

    func isNamed(by parameter: FillCandidate.Parameter) -> Bool {
        [parameter.label, parameter.name].contains { name in name.map(names.contains) ?? false }
    }

    /// Whether no name that a parameter could take from some values tells which of them it means.
    static func needOtherNames(_ values: [Offer], for parameter: FillCandidate.Parameter) -> Bool {
        let names = values.flatMap(\.names)
        return Set(names).count < names.count || values.contains { $0.isRival || $0.isNamed(by: parameter) }
    }

    /// Whether it is what is shown: a value of the row, or the section of a header.
    private var isShown: Bool {
        switch value {
        case .payload: true
        case .section: rank == .own
        default: false
        }
    }

    /// What takes anything takes the row, and an object if it asks for one.
    private func takes(_ parameter: FillCandidate.Parameter, table: SymbolTable, file: Int) -> Fit? {
        guard isShown else { return nil }
        let isObject = TypeMatch.unwrapped(parameter.type.syntax).description == "AnyObject"
        let isReference = table.symbolID(of: type, from: file).map { table.symbol($0).isReference } ?? false
        return isObject && !isReference ? nil : .wider
    }

    /// How it can be passed for a parameter; nil if it cannot.
    func fit(_ parameter: FillCandidate.Parameter, table: SymbolTable, file: Int) -> Fit? {
        if needsName, !isNamed(by: parameter) { return nil }
        if let constraints = parameter.constraints {
            // What takes anything takes the row.
            if constraints.isEmpty { return isShown ? .wider : nil }
            return constraints.allSatisfy { table.accepts($0, type, from: file) } ? .wider : nil
        }
        if parameter.takesAnything { return takes(parameter, table: table, file: file) }
        var (wantedType, given) = (parameter.type.syntax, type)
        if case .array(let wantedElement) = wantedType, case .array(let element) = given {
            (wantedType, given) = (wantedElement, element)
        }
        if isGenerated, table.symbolID(of: wantedType, from: file) == nil {
            let wanted = wantedType.description
            let names = [given.description, alias].compactMap { $0 }
            if names.contains(where: { $0 == wanted || $0.hasSuffix("." + wanted) }) { return .exact }
        }
        if TypeMatch.plain(parameter.type.syntax) == TypeMatch.plain(type) { return .exact }
        // The compiler converts a width.
        if value == .width, TypeMatch.plain(parameter.type.syntax).description == "Double" { return .wider }
        return table.accepts(parameter.type.syntax, type, from: file) ? .wider : nil
    }
}

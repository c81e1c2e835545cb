/// Reads the types that lists hold: each once a file, with findings of its own, whichever list asks first. A type that is
/// read inside of itself has no members.
final class MembersReader: TypeMembers {
    /// What was read.
    struct Readings {
        var rows: [Int: TypeReading<[RowSite]>] = [:]
        var sectionRows: [Int: TypeReading<[RowSite]>] = [:]
        var sectionCases: [Int: TypeReading<[SectionCaseSite]>] = [:]
    }

    private let facts: ProgramFacts
    private let log: Log
    private let outputFile: Int
    private(set) var readings: Readings
    private(set) var findings = Findings()

    /// - Parameter readings: What was read in an earlier stage.
    init(_ facts: ProgramFacts, log: Log, outputFile: Int, readings: Readings = Readings()) {
        self.facts = facts
        self.log = log
        self.outputFile = outputFile
        self.readings = readings
    }

    func rows(of id: Int) -> TypeReading<[RowSite]> {
        reading(of: id, \.rows) { RowsRule(listScope: $0).readSites(id) }
    }

    func sectionRows(of id: Int) -> TypeReading<[RowSite]> {
        reading(of: id, \.sectionRows) { scope in
            SectionTypeRule(listScope: scope).readSites(id, outer: scope.facts.marks(of: id).all(.section))
        }
    }

    func sectionCases(of id: Int) -> TypeReading<[SectionCaseSite]> {
        reading(of: id, \.sectionCases) { SectionEnumRule(listScope: $0).readSites(id) }
    }

    private func reading<Sites>(
        of id: Int, _ kind: WritableKeyPath<Readings, [Int: TypeReading<Sites>]>, _ read: (ListScope) -> Sites?
    ) -> TypeReading<Sites> {
        if let known = readings[keyPath: kind][id] { return known }
        readings[keyPath: kind][id] = TypeReading(sites: nil, hasErrors: false)
        let (sites, found) = log.collecting { read(ListScope(facts, log: $0, types: self, outputFile: outputFile)) }
        findings.append(found)
        let reading = TypeReading(sites: sites, hasErrors: found.hasErrors)
        readings[keyPath: kind][id] = reading
        return reading
    }
}
